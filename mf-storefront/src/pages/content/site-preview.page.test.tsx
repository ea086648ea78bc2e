import { refusal, renderRoutes, siteContent, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const PREVIEW = 'GET /api/site/preview';

beforeEach(() => arrive());

const open = (api: ApiStubs, section = 'about') =>
  renderRoutes(routes, {
    path: `/site-preview/${section}?token=t-1`,
    api: { 'GET /api/site': siteContent({ about: { heading: 'As it was' } }), ...api },
  });

test('a page is shown with words that are not saved yet', async () => {
  const { calls } = open({ [PREVIEW]: siteContent({ about: { heading: 'As it shall be' } }) });

  expect(await screen.findByRole('heading', { level: 1, name: 'As it shall be' })).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/api/site/preview']);
});

test('so is the program of selling partners', async () => {
  open({ [PREVIEW]: siteContent({ partners: { sentence: 'As it shall be.' } }) }, 'partners');

  expect(await screen.findByText('As it shall be.')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

test('a preview that has ended says so', async () => {
  open({ [PREVIEW]: () => refusal('not_found') });

  expect(await screen.findByRole('alert')).toHaveTextContent('This preview has expired.');
});
