import { useCollectorSession } from '@gallery/session';
import {
  anArtworkCard,
  aCollector,
  aCollectorOrder,
  aCommissionRequest,
  aFavorite,
  anArtwork,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection, shownToast } from '../page-test-support';
import { routes } from '../remote';

// Compiled before the first test, which would time out on a busy machine.
beforeAll(async () => {
  await import('./collector.page');
}, 30_000);

beforeEach(() => arriveSignedIn());

const open = (api: ApiStubs = {}, path = '/collector') =>
  renderRoutes([...routes, { path: '/', element: <h1>Home</h1> }], {
    path,
    api: { ...emptyCollection, ...api },
  });

/** The number above this label. */
const figure = async (word: string) => {
  const tiles = (await screen.findAllByRole('term')).filter((term) => term.textContent === word);
  return tiles[0]?.nextElementSibling?.textContent;
};

test('the collector is welcomed by name, with their level and since when (C20, C23, G26)', async () => {
  open({ 'GET /api/collectors/me': aCollector({ firstName: 'Elena', collectorLevel: 'VIP' }) });
  expect(await screen.findByRole('heading', { name: 'Welcome back, Elena' })).toBeVisible();
  expect(screen.getByText('VIP Collector')).toBeVisible();
  expect(screen.getByText('Since December 2025')).toBeVisible();
});

test('who has not bought yet is not welcomed back', async () => {
  open({ 'GET /api/collectors/me': aCollector({ firstName: 'Elena', collectorLevel: null }) });
  expect(await screen.findByRole('heading', { name: 'Welcome, Elena' })).toBeVisible();
  expect(screen.getByText('First-Time Collector')).toBeVisible();
});

test('four figures tell of the collection, and only paid orders count (C24)', async () => {
  open({
    'GET /api/favorites': [aFavorite(), aFavorite(), aFavorite()],
    'GET /api/orders': [
      aCollectorOrder({ status: 'shipped', totalPrice: 5_000 }),
      aCollectorOrder({ status: 'pending', totalPrice: 333 }),
    ],
    'GET /api/commissions': [aCommissionRequest()],
  });
  await waitFor(async () => expect(await figure('Commissions')).toBe('1'));
  expect(await figure('Favorites')).toBe('3');
  expect(await figure('Total orders')).toBe('1');
  expect(await figure('Total spent')).toBe('$5,000');
});

test('everything is asked for in one round, nothing waits for another answer', async () => {
  const never = () => new Promise<object>(() => {});
  const { calls } = open(Object.fromEntries(Object.keys(emptyCollection).map((call) => [call, never])));
  await screen.findByText('Loading your orders...');
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/collector/certificates',
    '/api/collectors/me',
    '/api/commissions',
    '/api/favorites',
    '/api/orders',
  ]);
});

test('four tabs, the chosen one in the address (C25)', async () => {
  const { router } = open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Favorites',
    'Orders',
    'Commissions',
    'Profile',
  ]);
  expect(screen.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Commissions' }));
  expect(router.state.location.search).toBe('?tab=commissions');
});

test.each([
  ['favorites', 'No favorites yet.'],
  ['orders', 'No orders yet.'],
  ['commissions', 'No commissions yet.'],
])('where there are no %s, the page says so and leads to the catalogue (C26)', async (tab, sentence) => {
  open({}, `/collector?tab=${tab}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/catalog');
});

test('a deposit is paid from the row of its commission', async () => {
  const deposit = { orderNumber: 'TF-7K3M-Q9XD', amount: 2_500, paidAt: null };
  const commissions = [
    aCommissionRequest({
      id: 'open',
      projectType: 'Portrait',
      deposit: { ...deposit, state: 'open', payUrl: '/checkout?payment_intent=pi_1&key=k' },
    }),
    aCommissionRequest({
      id: 'paid',
      projectType: 'Diptych',
      deposit: { ...deposit, state: 'paid', paidAt: '2026-11-02T12:00:00.000Z', payUrl: null },
    }),
  ];
  open({ 'GET /api/commissions': commissions }, '/collector?tab=commissions');
  const links = await screen.findAllByRole('link', { name: /^Pay \$2,500\.00 deposit for commission/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/checkout?payment_intent=pi_1&key=k');
  await userEvent.click(screen.getByRole('button', { name: /^Details of the commission Diptych/ }));
  expect(screen.getByText(/^\$2,500\.00, paid on .*2026, order TF-7K3M-Q9XD$/)).toBeVisible();
});

test('a commission tells what it is for and opens to its history (C30)', async () => {
  const commission = aCommissionRequest({
    projectType: 'Portrait',
    status: 'reviewing',
    wantsStudioVisit: true,
  });
  open({ 'GET /api/commissions': [commission] }, '/collector?tab=commissions');
  expect(await screen.findByRole('heading', { name: 'Portrait' })).toBeVisible();
  expect(screen.getByText('Reviewing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Details of the commission Portrait/ }));
  expect(screen.getByText('Three generations at one table.')).toBeVisible();
  expect(screen.getByText('Requested')).toBeVisible();
  expect(screen.getByRole('list', { name: /^History/ })).toHaveTextContent('Pending');
});

test('the profile leads to the catalogue, the live events, the wall, the artist and their sites (C27, C28)', async () => {
  open({}, '/collector?tab=profile');
  const links = within(await screen.findByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/catalog',
    '/live-events',
    '/visualizer',
    'mailto:sales@tfgallery.example',
    'https://artist.example',
    'https://journal.example',
  ]);
});

test('the profile holds the account', async () => {
  open({ 'GET /api/collectors/me/sessions': [] }, '/collector?tab=profile');
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
});

test('the last works that were saved stand at the foot, all of them in the portal', async () => {
  const saved = ['One', 'Two', 'Three', 'Four'].map((title) =>
    aFavorite({ artwork: anArtworkCard(anArtwork({ title })) }),
  );
  open({ 'GET /api/favorites': saved });
  const foot = within(await screen.findByRole('region', { name: 'Saved works' }));
  expect(foot.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  expect(foot.getByRole('link', { name: 'All 4 saved works' })).toHaveAttribute(
    'href',
    '/collector/portal?tab=saved-works',
  );
});

test('one list that cannot be read leaves the others standing, and is read again on Retry', async () => {
  let isAway = true;
  open({
    'GET /api/orders': () => (isAway ? refusal('unavailable') : [aCollectorOrder({ number: 'TF-1001' })]),
    'GET /api/favorites': [aFavorite()],
  });
  expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
  expect(await figure('Favorites')).toBe('1');
  expect(await figure('Total orders')).toBe('Not available');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('TF-1001')).toBeVisible();
});

test('a session that is over leads back to the way in (C16, C21, C22)', async () => {
  open({ 'GET /api/favorites': refusal('signed_out') });
  expect(await screen.findByText('This page is for collectors.')).toBeVisible();
  expect(shownToast()).toBe('You are logged out. Logging in again...');
});

test('signing out ends the session (C17)', async () => {
  const { calls } = open({ 'POST /api/collectors/logout': () => undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(useCollectorSession.getState().sessionId).toBeNull());
  expect(calls.some(({ path }) => path === '/api/collectors/logout')).toBe(true);
});
