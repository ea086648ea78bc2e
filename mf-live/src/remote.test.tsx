import { useGallerySettings } from '@gallery/session';
import { gallerySettings, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { routes } from './remote';

beforeEach(() => useGallerySettings.getState().learn(gallerySettings()));

it.each(['/live-events', '/live-event-gate/opening'])(
  'says at %s that no live event is on, and leads on',
  async (path) => {
    renderRoutes(routes, { path });
    expect(await screen.findByText('No Live Events')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Begin Your Collection' })).toHaveAttribute('href', '/fine-art');
    expect(document.title).toBe('Live Events – TF Gallery');
  },
);
