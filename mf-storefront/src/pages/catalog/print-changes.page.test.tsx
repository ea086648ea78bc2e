// Prints that are sold while a page is open.
import type { ArtworkRecord } from '@gallery/contracts';
import { socketStart, useCart } from '@gallery/session';
import { anArtwork, anEditionOption, renderRoutes, TestSocket, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrintLine } from '../../cart-line.builder';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const ARTWORK = 'GET /api/artworks/{slug}';
const INVENTORY = 'GET /api/admin/artwork-inventory';
const large = anEditionOption({ size: '30x20', price: 5_000, sold: 5 });
const small = anEditionOption({ size: '20x20', price: 4_000, sold: 7 });
/** What the API answers now. */
let bloom: ArtworkRecord;

const setSold = (sold: { large?: number; small?: number }) => {
  bloom = anArtwork({
    ...bloom,
    editionOptions: [
      anEditionOption({ ...large, sold: sold.large ?? 5, available: 9 - (sold.large ?? 5) }),
      anEditionOption({ ...small, sold: sold.small ?? 7, available: 9 - (sold.small ?? 7) }),
    ],
  });
};

const { delayMs } = socketStart;
afterAll(() => Object.assign(socketStart, { delayMs }));

beforeEach(() => {
  arrive();
  socketStart.delayMs = 0;
  document.querySelector('body > [aria-live=polite]')?.remove();
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  bloom = anArtwork({ title: 'Night Bloom', editionOptions: [] });
  setSold({});
});

const open = (path: string) => {
  const api: ApiStubs = {
    [ARTWORK]: () => bloom,
    [INVENTORY]: () => [bloom],
    'GET /api/artworks': [],
  };
  return renderRoutes(routes, { path, api });
};

/** Connects the page's socket, once it shows the artwork. */
async function connect() {
  await waitFor(() => expect(TestSocket.made).toHaveLength(1));
  await act(async () => {
    TestSocket.last.accept();
    TestSocket.last.tell({ type: 'watching' });
  });
}

const tellOfSale = () =>
  act(async () => TestSocket.last.tell({ type: 'prints_changed', artworkIds: [bloom.id] }));

/** What screen readers were told: by the region that serves the whole page. */
const announced = () =>
  [...document.querySelectorAll('body > [aria-live=polite]')].map(({ textContent }) => textContent).join();

test('an artwork page counts down in place and announces it once', async () => {
  open(`/fine-art/${bloom.slug}`);
  const edition = await screen.findByRole('radio', { name: /30 × 20 in/ });
  await userEvent.click(edition);
  await connect();
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_artworks', artworkIds: [bloom.id] }]);
  setSold({ large: 6 });
  await tellOfSale();
  expect(await screen.findByText('Edition of 9, 6 sold, 3 available')).toBeInTheDocument();
  expect(edition).toBeChecked();
  expect(edition).toBeInTheDocument();
  await waitFor(() => expect(announced()).toBe('Night Bloom, 30 × 20 in: 3 of 9 remaining.'));
  const stock = screen.getByText('Edition of 9, 6 sold, 3 available');
  expect(stock.closest('[aria-live], [role=status]')).toBeNull();
});

test('a chosen size that sells out says so and cannot be bought', async () => {
  open(`/fine-art/${bloom.slug}`);
  await userEvent.click(await screen.findByRole('radio', { name: /30 × 20 in/ }));
  await connect();
  setSold({ large: 9 });
  await tellOfSale();
  expect(await screen.findByText(/This size is no longer available/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /20 × 20 in/ }));
  expect(screen.getByRole('button', { name: 'Purchase, $4,000' })).toBeEnabled();
});

test('the catalog shows what is left without loading again', async () => {
  open('/fine-art');
  expect(await screen.findByText('6 remaining')).toBeInTheDocument();
  await connect();
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_catalog' }]);
  setSold({ small: 8 });
  await tellOfSale();
  expect(await screen.findByText('5 remaining')).toBeInTheDocument();
  expect(screen.queryByText(/LOADING/)).not.toBeInTheDocument();
});

test('a work on the wall that sells out cannot be bought any more', async () => {
  open(`/visualizer?work=${bloom.slug}&size=30x20`);
  expect(await screen.findByRole('button', { name: 'Purchase, $5,000' })).toBeEnabled();
  await connect();
  setSold({ large: 9 });
  await tellOfSale();
  expect(await screen.findByRole('button', { name: 'Sold Out' })).toBeDisabled();
});

test('a cart line that lost its prints says so at once, and what to do', async () => {
  useCart.getState().add(aPrintLine({ id: `${bloom.id}-20x20`, artworkId: bloom.id, remaining: 2 }));
  open('/cart');
  expect(await screen.findByRole('button', { name: /^Checkout, / })).toBeEnabled();
  await connect();
  setSold({ small: 9 });
  await tellOfSale();
  const line = within(screen.getByRole('listitem'));
  expect(await line.findByText('This print is no longer available. Please remove it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeDisabled();
  expect(announced()).toBe('');
});

test('a cart line keeps its quantity until the shopper takes what is left', async () => {
  const print = aPrintLine({ id: `${bloom.id}-20x20`, artworkId: bloom.id, remaining: 2 });
  useCart.getState().add(print);
  useCart.getState().setQuantity(print, 2);
  open('/cart');
  await connect();
  setSold({ small: 8 });
  await tellOfSale();
  const take = await screen.findByRole('button', { name: 'Change to 1' });
  expect(screen.getByText('Only 1 print is left.')).toBeInTheDocument();
  await userEvent.click(take);
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeEnabled();
});

test('a page that was looked away from shows on return what was sold', async () => {
  open(`/fine-art/${bloom.slug}`);
  expect(await screen.findByRole('radio', { name: /30 × 20 in.*4 of 9 remaining/ })).toBeEnabled();
  await connect();
  act(() => TestSocket.last.cut());
  setSold({ large: 9 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(TestSocket.made).toHaveLength(2));
  await act(async () => {
    TestSocket.last.accept();
    TestSocket.last.tell({ type: 'watching' });
  });
  expect(await screen.findByRole('radio', { name: /30 × 20 in.*Sold Out/ })).toBeDisabled();
});
