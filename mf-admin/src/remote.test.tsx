import { useGallerySettings } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { routes } from './remote';

beforeEach(() => useGallerySettings.getState().learn(gallerySettings()));

it.each(['/admin', '/admin/login', '/admin/inventory/7'])(
  'says at %s that the console is not open',
  async (path) => {
    renderRoutes(routes, { path });
    expect(await screen.findByText('The console is not open yet.')).toBeVisible();
    expect(document.title).toBe('Console – TF Gallery');
  },
);
