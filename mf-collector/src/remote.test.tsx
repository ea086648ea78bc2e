import { useCollectorAccess, useCollectorSession, useGallerySettings, useToasts } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from './remote';

const isAccessOpen = () => useCollectorAccess.getState().isOpen;
const said = () => useToasts.getState().toast?.title;

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
});

it.each(['/collector', '/collector/portal'])(
  'asks whoever comes to %s signed out to sign in, and never says 404 (C1, C2, C21, G27)',
  async (path) => {
    renderRoutes(routes, { path });
    expect(await screen.findByRole('heading', { name: 'This page is for collectors.' })).toBeVisible();
    expect(said()).toBe('Authentication Required');
    await waitFor(() => expect(isAccessOpen()).toBe(true));
  },
);
