import { useCollectorAccess, useCollectorSession, useGallerySettings, useNotices } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from './remote';

const isAccessOpen = () => useCollectorAccess.getState().isOpen;
const said = () => useNotices.getState().notice?.title;

beforeEach(() => {
  useGallerySettings.getState().learn(gallerySettings());
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useNotices.setState({ notice: null });
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
