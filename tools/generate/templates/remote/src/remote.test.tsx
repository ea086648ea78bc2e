import { useGallerySettings } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { routes } from './remote';

beforeEach(() => useGallerySettings.getState().update(gallerySettings()));

it('shows its page at its path', async () => {
  renderRoutes(routes, { path: '/example' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  expect(document.title).toBe('Example – TF Gallery');
});
