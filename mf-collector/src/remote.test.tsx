import { useGallerySettings } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { routes } from './remote';

beforeEach(() => useGallerySettings.getState().learn(gallerySettings()));

it.each(['/collector', '/collector/portal'])(
  'says at %s that accounts open soon, and where to write',
  async (path) => {
    renderRoutes(routes, { path });
    expect(await screen.findByText('Collector accounts open soon.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fine Art' })).toHaveAttribute('href', '/fine-art');
    const mail = screen.getByRole('link', { name: 'sales@tfgallery.example' });
    expect(mail).toHaveAttribute('href', 'mailto:sales@tfgallery.example');
    expect(document.title).toBe('Collector access – TF Gallery');
  },
);
