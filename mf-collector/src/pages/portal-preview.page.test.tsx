import { useCart } from '@gallery/session';
import {
  anArtistNote,
  aPreviewEdition,
  aPreviewedArtwork,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection, shownToast } from '../page-test-support';
import { routes } from '../remote';

const INVENTORY = 'GET /api/collector/private-inventory';
const RESERVE = 'POST /api/collector/reservations';
const HOUR = 3_600_000;

// Compiled before the first test, which would time out on a busy machine.
beforeAll(async () => {
  await import('./portal.page');
}, 30_000);

beforeEach(() => arriveSignedIn());

const open = (api: ApiStubs = {}) =>
  renderRoutes([...routes, { path: '/cart', element: <h1>Cart</h1> }], {
    path: '/collector/portal?tab=private-preview',
    api: { ...emptyCollection, ...api },
  });

const edition = aPreviewEdition({ editionId: 'edition-1' });
const artwork = aPreviewedArtwork({
  id: 'preview-1',
  artworkId: 'low',
  title: 'Low Tide',
  editions: [edition],
});

/** The artwork with number 4 reserved by the collector. */
const reserved = (until: string) => ({
  ...artwork,
  editions: [
    {
      ...edition,
      prints: edition.prints.map((each) => (each.editionNumber === 4 ? { ...each, state: 'mine' } : each)),
    },
  ],
  reservation: { editionId: 'edition-1', size: '30x20', editionNumber: 4, until },
});
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test('a work stands there with its price, its end, its note and its numbers (C42, G57)', async () => {
  open({ [INVENTORY]: [{ ...artwork, note: 'The last frame of the roll.' }] });
  const shown = within(await screen.findByRole('article', { name: 'Low Tide' }));
  expect(shown.getByText('$5,000')).toBeVisible();
  expect(shown.getByText('Dec 24, 2026, 12:00 PM CST')).toBeVisible();
  expect(shown.getByText('The last frame of the roll.')).toBeVisible();
  expect(shown.getByText('6 of 9 available')).toBeVisible();
  expect(shown.getByRole('radio', { name: 'Number 3, sold' })).toBeDisabled();
  expect(shown.getByRole('radio', { name: 'Number 4, available' })).toBeEnabled();
});

test('without any, the page says so', async () => {
  open();
  expect(await screen.findByText('No private previews at the moment.')).toBeVisible();
});

test('a number is chosen and kept for 48 hours', async () => {
  let isReserved = false;
  const { calls } = open({
    [INVENTORY]: () => [isReserved ? reserved(inHours(48)) : artwork],
    [RESERVE]: () => {
      isReserved = true;
      return { id: 'reservation-1', editionId: 'edition-1', editionNumber: 4, until: inHours(48) };
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Number 4, available' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reserve number 4 for 48 hours' }));
  expect(await screen.findByText('Number 4 of 9 is reserved for you')).toBeVisible();
  expect(shownToast()).toBe('Number Reserved: Low Tide, 4 of 9, is reserved for you for 48 hours.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    artworkId: 'low',
    editionId: 'edition-1',
    editionNumber: 4,
  });
  expect(screen.getByRole('radio', { name: 'Number 5, available' })).toBeDisabled();
});

test('without a choice, one is asked for', async () => {
  open({ [INVENTORY]: [artwork] });
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve a number for 48 hours' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a number first.');
});

test('a number of a large edition is chosen from a list', async () => {
  const mini = aPreviewEdition({ size: '7x5', total: 100 });
  open({ [INVENTORY]: [{ ...artwork, editions: [mini] }] });
  await userEvent.selectOptions(await screen.findByLabelText('Number'), '42 of 100');
  expect(screen.getByRole('button', { name: 'Reserve number 42 for 48 hours' })).toBeEnabled();
});

test("a refusal is told in the server's words, and the numbers are read again", async () => {
  let isTaken = false;
  open({
    [INVENTORY]: () => [
      isTaken
        ? {
            ...artwork,
            editions: [{ ...edition, prints: edition.prints.map((each) => ({ ...each, state: 'held' })) }],
          }
        : artwork,
    ],
    [RESERVE]: () => {
      isTaken = true;
      return refusal('prints_unavailable');
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Number 4, available' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reserve number 4 for 48 hours' }));
  expect(await screen.findByText('Not enough prints of this edition are left.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Number 4, on hold' })).toBeDisabled();
  expect(screen.getByText('Number 4 has just been taken. Please choose another one.')).toBeVisible();
});

test('the number that is held can be released', async () => {
  let isHeld = true;
  const { calls } = open({
    [INVENTORY]: () => [isHeld ? reserved(inHours(2)) : artwork],
    'DELETE /api/collector/reservations/{editionId}/{editionNumber}': () => {
      isHeld = false;
      return undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Release number 4' }));
  expect(await screen.findByRole('radio', { name: 'Number 4, available' })).toBeEnabled();
  expect(calls.find(({ method }) => method === 'DELETE')?.params).toEqual({
    editionId: 'edition-1',
    editionNumber: '4',
  });
  expect(document.body).not.toHaveFocus();
});

test('a release is said, and when the work can be reserved again', async () => {
  open({
    [INVENTORY]: [reserved(inHours(2))],
    'DELETE /api/collector/reservations/{editionId}/{editionNumber}': () => undefined,
  });
  expect(await screen.findByText(/^If you release it, .* again after 24 hours\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Release number 4' }));
  await waitFor(() =>
    expect(shownToast()).toBe('Number Released: Low Tide can be reserved again in 24 hours.'),
  );
});

test('a reserved print is framed by choice, as in the shop (G57, R8)', async () => {
  const { router } = open({ [INVENTORY]: [reserved(inHours(2))] });
  expect(await screen.findByRole('img', { name: 'Low Tide, Black frame' })).toHaveAttribute(
    'data-frame',
    'black-wood',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Gold' }));
  expect(screen.getByRole('img', { name: 'Low Tide, Gold frame' })).toHaveAttribute(
    'data-frame',
    'gold-metal',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buy number 4' }));
  await screen.findByRole('heading', { name: 'Cart' });
  expect(useCart.getState().items).toMatchObject([{ frameType: 'Gold Frame', frameTypes: ['Gold Frame'] }]);

  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole('radio', { name: 'Silver' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buy number 4' }));
  await screen.findByRole('heading', { name: 'Cart' });
  expect(useCart.getState().items).toMatchObject([{ frameTypes: ['Silver Frame'], quantity: 1 }]);
});

test('the number that is held goes into the cart, once, and the buyer to the cart', async () => {
  const until = inHours(2);
  const { router } = open({ [INVENTORY]: [reserved(until)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy number 4' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Buy number 4' }));
  await screen.findByRole('heading', { name: 'Cart' });
  expect(useCart.getState().items).toMatchObject([
    {
      id: 'low-30x20',
      editionNumber: '4 of 9',
      price: 5_000,
      quantity: 1,
      reservedUntil: until,
      remaining: 6,
    },
  ]);
});

test('a number that is reserved anew takes the place of the one that ran out in the cart', async () => {
  open({ [INVENTORY]: [reserved(inHours(2))] });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy number 4' }));
  const [line] = useCart.getState().items;
  useCart.setState({ items: line ? [{ ...line, reservedUntil: inHours(-48) }] : [] });
  cleanup();
  open({ [INVENTORY]: [reserved(inHours(2))] });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy number 4' }));
  expect(useCart.getState().items).toMatchObject([{ id: 'low-30x20', quantity: 1 }]);
});

test('while the gallery sells by inquiry, the number cannot be bought', async () => {
  arriveSignedIn({ salesMode: 'inquire' });
  open({ [INVENTORY]: [reserved(inHours(2))] });
  expect(await screen.findByRole('button', { name: 'Release number 4' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy number 4' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask about this work' })).toHaveAttribute(
    'href',
    '/collector/portal?tab=inquiry&artwork=low',
  );
});

test('asking to be told of the opening is confirmed and not asked again (C51)', async () => {
  let presale = 'open';
  const { calls } = open({
    [INVENTORY]: () => [{ ...artwork, presale }],
    'POST /api/collector/pre-sale-notification': () => {
      presale = 'requested';
      return { success: true, message: 'Notification Requested' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Notify me when Low Tide goes on sale' }));
  expect(await screen.findByText('We’ll email you when this work goes on public sale.')).toBeVisible();
  expect(shownToast()).toMatch(/^Notification Requested/);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ artworkId: 'low' });
});

test('the notes of the artist stand beneath the works (C46, G56)', async () => {
  open({ 'GET /api/collector/artist-notes': [anArtistNote({ title: 'From the darkroom' })] });
  const notes = within(await screen.findByRole('region', { name: 'Notes from the artist' }));
  expect(await notes.findByRole('heading', { name: 'From the darkroom' })).toBeVisible();
  expect(notes.getByText('Nov 10, 2026')).toBeVisible();
});

describe('as time goes by', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') }));
  afterEach(() => {
    jest.useRealTimers();
    seen('visible');
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const seen = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const looks = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ path }) => path === '/api/collector/private-inventory').length;

  test('the time left follows the clock of the server and is not announced each second', async () => {
    const response = Response.json([reserved('2026-11-21T15:00:00.000Z')], {
      headers: { date: 'Sat, 21 Nov 2026 12:30:00 GMT' },
    });
    open({ [INVENTORY]: response });
    const timer = await screen.findByRole('timer', { name: 'Time left' });
    expect(timer).toHaveTextContent(/^2 h (30 min 00|29 min 59) s$/);
    await pass(5_000);
    expect(timer).toHaveTextContent(/^2 h 29 min 5[45] s$/);
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live', 'polite');
  });

  test('at its end the page says so and buys no more', async () => {
    open({ [INVENTORY]: [reserved('2026-11-21T12:00:03.000Z')] });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy number 4' })).toBeEnabled());
    await pass(4_000);
    expect(screen.getByText('Your reservation has expired; the number is available again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy number 4' })).toBeDisabled();
  });

  test('what others hold appears every ten seconds, but not while nobody looks', async () => {
    const page = open({ [INVENTORY]: [artwork] });
    await waitFor(() => expect(looks(page)).toBe(1));
    await pass(10_000);
    await waitFor(() => expect(looks(page)).toBe(2));
    act(() => seen('hidden'));
    await pass(60_000);
    expect(looks(page)).toBe(2);
  });
});
