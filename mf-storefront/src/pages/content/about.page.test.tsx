import { aPicture, refusal, renderRoutes, siteContent } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const SITE = 'GET /api/site';

beforeEach(() => arrive());

test('the artist is shown and introduced in the gallery’s own words (S6, S116)', async () => {
  const about = {
    banner: aPicture({ alt: 'The artist at work' }),
    heading: 'Made by one hand',
    biography: ['It began with a loan.', 'It never ended.'],
    signature: { src: '/api/uploads/signature.svg', alt: 'The artist’s signature' },
  };
  renderRoutes(routes, { path: '/about', api: { [SITE]: siteContent({ about }) } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Made by one hand' })).toBeInTheDocument();
  expect(screen.getByText('It never ended.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The artist at work' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'The artist’s signature' })).toBeInTheDocument();
  expect(document.title).toBe('About – TF Gallery');
});

test('a collector reads what to count on (S117)', async () => {
  const experience = [
    { term: 'Production', text: '2–3 weeks standard.' },
    { term: 'Tax information', text: 'Not included.' },
  ];
  renderRoutes(routes, { path: '/about', api: { [SITE]: siteContent({ about: { experience } }) } });

  expect(await screen.findByRole('heading', { name: 'The collector experience' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Production',
    'Tax information',
  ]);
  expect(screen.getByText('2–3 weeks standard.')).toBeInTheDocument();
});

test('the page stands without pictures and leads on', async () => {
  renderRoutes(routes, { path: '/about', api: { [SITE]: siteContent() } });

  const next = await screen.findByRole('link', { name: 'Commercial photography' });
  expect(next).toHaveAttribute('href', '/commercial');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a page that cannot be read is asked for again', async () => {
  let isAway = true;
  renderRoutes(routes, {
    path: '/about',
    api: { [SITE]: () => (isAway ? refusal('unavailable') : siteContent()) },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Made by one hand' })).toBeInTheDocument();
});
