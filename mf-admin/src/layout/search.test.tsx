import { saveStaffSession } from '@gallery/api-client';
import type { SearchResults } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { aStaffSession, gallerySettings, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { OwnerRoute } from './page-states';
import { routes } from '../remote';
import { actionGroups } from '../features/search/search-actions';

const SEARCH = 'GET /api/admin/search';
const EMAILS = { items: [], total: 0, nextCursor: null };

const NOTHING: SearchResults = {
  artworks: [],
  prints: [],
  people: [],
  orders: [],
  certificates: [],
  events: [],
};

const FOUND: SearchResults = {
  artworks: [
    {
      id: 'a1',
      title: 'Inside Voice',
      series: 'FLORALS',
      year: 2026,
      isHidden: true,
      isDraft: false,
      isArchived: false,
    },
  ],
  prints: [{ editionId: 'e1', title: 'Inside Voice', size: '30x20', editionNumber: 3, total: 9 }],
  people: [
    { kind: 'collector', id: 'c1', name: 'Jane Smith', email: 'jane@example.com' },
    { kind: 'buyer', id: null, name: 'Jan Smit', email: 'jan+art@example.com' },
    { kind: 'inquirer', id: null, name: 'Janet', email: 'janet@example.com' },
  ],
  orders: [
    {
      number: 'TF-7K3M-Q9XD',
      customerName: 'Jane Smith',
      status: 'confirmed',
      createdAt: '2026-11-14T18:00:00.000Z',
    },
  ],
  certificates: [
    {
      coaId: 'COA-1',
      artworkTitle: 'Inside Voice',
      size: '30x20',
      editionNumber: 3,
      total: 9,
      holderName: 'Jane Smith',
    },
  ],
  events: [
    { id: 'v1', title: 'An evening', location: 'Dallas, Texas', startsAt: '2026-11-14T18:00:00.000Z' },
  ],
};

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  sessionStorage.clear();
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

async function openSearch(answer: ApiStubs[typeof SEARCH] = NOTHING) {
  const rendered = renderRoutes(routes, {
    path: '/admin/emails',
    api: { 'GET /api/admin/emails': EMAILS, [SEARCH]: answer },
  });
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Emails' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await searchField();
  return { ...rendered, user, field, address: () => addressOf(rendered.router.state.location) };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const linesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((line) => [line.textContent, line.getAttribute('href')]);
const searchField = () => screen.findByRole('combobox', { name: /^Title, print, name/ });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument());
const activeLine = () => screen.getByRole('option', { selected: true });

it('opens from the sidebar, the page’s header, and by ⌘K or Ctrl+K', async () => {
  const { user } = await openSearch();
  for (const open of [
    ...screen.getAllByRole('button', { name: 'Search', hidden: true }).map((word) => () => user.click(word)),
    () => user.keyboard('{Meta>}k{/Meta}'),
  ]) {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    expect(await searchField()).toHaveFocus();
  }
});

it('does not open over a dialog, in which someone may be writing', async () => {
  const { user } = await openSearch();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
});

it('lists what was found in groups, each line a link to its page', async () => {
  const { user, field, calls } = await openSearch(FOUND);
  await user.type(field, 'inside voice 30 3');
  expect(await screen.findByText('8 results')).toBeVisible();
  expect(linesOf('Prints')).toEqual([['Inside Voice, 30 × 20 in3 of 9', '/admin/editions/e1?number=3']]);
  expect(linesOf('Artworks')).toEqual([['Inside VoiceFLORALS, 2026, hidden', '/admin/inventory/a1']]);
  expect(linesOf('People')).toEqual([
    ['Jane SmithCollector, jane@example.com', '/admin/collectors/c1'],
    ['Jan SmitBuyer, jan+art@example.com', '/admin/orders?q=jan%2Bart%40example.com'],
    ['JanetInquirer, janet@example.com', '/admin/inbox?q=janet%40example.com'],
  ]);
  expect(linesOf('Orders')).toEqual([
    ['TF-7K3M-Q9XDJane Smith, Confirmed, Nov 14, 2026', '/admin/orders/TF-7K3M-Q9XD'],
  ]);
  expect(linesOf('Certificates')).toEqual([
    ['COA-1Inside Voice, 30 × 20 in, 3 of 9, Jane Smith', '/admin/certificates/COA-1'],
  ]);
  expect(linesOf('Events')).toEqual([['An eveningDallas, Texas, Nov 14, 2026', '/admin/events/v1/upload']]);
  const searched = calls.filter(({ path }) => path.startsWith('/api/admin/search'));
  expect(searched.length).toBeLessThan('inside voice 30 3'.length);
});

it('arrows move through the lines and around their ends, and Enter opens the marked one', async () => {
  const { user, field, address } = await openSearch(FOUND);
  await user.type(field, 'jan');
  await screen.findByText('8 results');
  expect(activeLine()).toHaveTextContent('Inside Voice, 30 × 20 in');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeLine()).toHaveTextContent('Jane Smith');
  expect(field).toHaveAttribute('aria-activedescendant', activeLine().id);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(activeLine()).toHaveTextContent('Hold Inside Voice');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/collectors/c1'));
  await closed();
});

it('Enter right after the last letter opens the first line once it is there', async () => {
  const { user, field, address } = await openSearch(FOUND);
  await user.type(field, 'TF-7K3M-Q9XD{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/editions/e1?number=3'));
});

it('offers to sell or hold the number that was found, first where the text begins so', async () => {
  const { user, field, calls, address } = await openSearch(FOUND);
  await user.type(field, 'inside voice 30 3');
  await screen.findByText('8 results');
  expect(linesOf('Sell')).toEqual([
    ['Sell Inside Voice, 30 × 20 in3 of 9', '/admin/editions/e1?number=3&sell'],
  ]);
  expect(linesOf('Hold')).toEqual([
    ['Hold Inside Voice, 30 × 20 in3 of 9', '/admin/editions/e1?number=3&hold'],
  ]);
  await user.clear(field);
  await user.type(field, 'sell inside voice 30 3{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/editions/e1?number=3&sell'));
  expect(calls.some(({ path }) => path.includes('sell'))).toBe(false);
});

it('says so when nothing is found', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'xylophone');
  expect(await screen.findByText('Nothing found for “xylophone”.')).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('says so when the search fails, and searches again', async () => {
  let isDown = true;
  const { user, field } = await openSearch(() => (isDown ? refusal('internal') : FOUND));
  await user.type(field, 'jane');
  expect(await screen.findByText('The search failed.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('8 results')).toBeVisible();
});

it('shows before a search what the same person chose before, the latest first, and nobody else', async () => {
  const { user, field } = await openSearch(FOUND);
  await user.type(field, 'jane');
  await screen.findByText('8 results');
  await user.click(screen.getByRole('option', { name: /^Jane Smith/ }));
  await closed();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await searchField(), 'TF-7');
  await user.click(await screen.findByRole('option', { name: /^TF-7K3M/ }));
  await closed();
  await user.keyboard('{Control>}k{/Control}');
  await searchField();
  expect(linesOf('Recent').map(([, to]) => to)).toEqual([
    '/admin/orders/TF-7K3M-Q9XD',
    '/admin/collectors/c1',
  ]);
  cleanup();
  saveStaffSession(aStaffSession({ username: 'mara', role: 'staff' }));
  await openSearch();
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

describe('actions', () => {
  it('are found by what people call them, without asking the gallery for one letter', async () => {
    const { user, field, calls, address } = await openSearch();
    await user.type(field, 'n');
    expect(calls.filter(({ path }) => path === '/api/admin/search')).toEqual([]);
    await user.type(field, 'ew art');
    expect(await screen.findByRole('option', { name: 'Add Artwork' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/inventory?new'));
  });

  const addresses = (isOwner: boolean) =>
    actionGroups('', { isOwner }).flatMap(({ options }) => options.map(({ to }) => to));
  const routesOf = (to: string) =>
    matchRoutes(routes, to.split('?')[0] ?? '')?.map(({ route }) => route) ?? [];

  it.each(addresses(true))('%s is a page', (to) => {
    expect(routesOf(to).at(-1)?.path).not.toBe('*');
  });

  it('offer staff none of the owner’s pages', () => {
    const forbidden = addresses(false).filter((to) =>
      routesOf(to).some(({ Component }) => Component === OwnerRoute),
    );
    expect(forbidden).toEqual([]);
    expect(addresses(false)).not.toContain('/admin/inventory?new');
  });
});
