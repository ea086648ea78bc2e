import { refusal, renderRoutes, siteContent, type ApiStubs } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote';

const open = (api: ApiStubs) => renderRoutes(routes, { path: '/site-preview/live?token=t-1', api });

test('what live pages say is shown before it is saved', async () => {
  const sponsors = [{ logo: { src: '/api/uploads/a.svg', alt: 'North Lumen' }, href: null }];
  open({ 'GET /api/site/preview': siteContent({ live: { hashtag: '#Opening', sponsors } }) });

  const thanks = within(await screen.findByRole('region', { name: 'With thanks to' }));
  expect(thanks.getByRole('img', { name: 'North Lumen' })).toHaveAttribute('src', '/api/uploads/a.svg');
  expect(screen.getByText('Shared with a photograph: Frame 12 #Opening')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('a preview that has ended says so', async () => {
  open({ 'GET /api/site/preview': () => refusal('not_found') });

  expect(await screen.findByRole('alert')).toHaveTextContent('This preview has expired.');
});
