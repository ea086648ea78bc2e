import { renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { arrive } from '../page-test-support';
import { routes } from '../remote';

const silence = () => new Promise<undefined>(() => undefined);
const API: ApiStubs = {
  'GET /api/site-content': silence,
  'GET /api/artworks': silence,
  'GET /api/artworks/{slug}': silence,
  'GET /api/ledger': silence,
  'GET /api/checkout-sessions/{sessionId}': silence,
};

beforeEach(() => arrive());

it.each([
  ['/', 'TF Gallery', 'Loading...'],
  ['/about', 'About', 'Loading...'],
  ['/commercial', 'Commercial', 'Loading...'],
  ['/fine-art/inside-voice', 'Artwork', 'Loading artwork...'],
  ['/ledger', 'The ledger', 'Loading the ledger...'],
  ['/order-success?session_id=cs_1', 'Order', 'Looking up your order...'],
])('%s has its heading while it loads', async (path, heading, words) => {
  renderRoutes(routes, { path, api: API });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
