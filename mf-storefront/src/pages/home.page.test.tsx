import { anArtwork, renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { arrive } from '../page-test-support';
import { routes } from '../remote';

beforeEach(() => arrive());

test('the way in names the gallery, shows three works and leads to the collection', async () => {
  const works = Array.from({ length: 5 }, (_, index) => anArtwork({ title: `Work ${index}` }));
  renderRoutes(routes, { path: '/', api: { 'GET /api/admin/artwork-inventory': works } });
  expect(await screen.findByRole('heading', { level: 1, name: 'TF Gallery' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fine Art' })).toHaveAttribute('href', '/fine-art');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test.each([
  ['/about', 'About'],
  ['/contact', 'Contact'],
])('%s names the studio', async (path, heading) => {
  renderRoutes(routes, { path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByText(/Studio in Dallas 75226, by appointment/)).toBeInTheDocument();
});
