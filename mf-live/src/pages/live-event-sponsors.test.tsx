import { siteContent } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import { arrive, tile, visit } from '../live-event-test-support';

const browserSocket = globalThis.WebSocket;
beforeEach(() => arrive());
afterAll(() => Object.assign(globalThis, { WebSocket: browserSocket }));

const site = (sponsors: { logo: { src: string; alt: string }; href: string | null }[]) =>
  siteContent({ live: { hashtag: '#TFGallery', sponsors } });

test('thanks the sponsors that the owner names, by their logos (L41)', async () => {
  const sponsors = [
    { logo: { src: '/api/uploads/a.svg', alt: 'North Lumen' }, href: 'https://lumen.example' },
    { logo: { src: '/api/uploads/b.svg', alt: 'Quay & Frame' }, href: null },
  ];
  visit({ 'GET /api/site': site(sponsors) });
  const thanks = within(await screen.findByRole('region', { name: 'With thanks to' }));
  expect(thanks.getByRole('link', { name: 'North Lumen' })).toHaveAttribute('href', 'https://lumen.example');
  expect(thanks.getByRole('img', { name: 'Quay & Frame' })).toHaveAttribute('src', '/api/uploads/b.svg');
  expect(thanks.getAllByRole('link')).toHaveLength(1);
});

test('says nothing of sponsors where there are none', async () => {
  visit({ 'GET /api/site': site([]) });
  await tile(/Frame 2/);
  expect(screen.queryByText('With thanks to')).not.toBeInTheDocument();
});
