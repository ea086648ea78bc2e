import { useCart } from './cart.store';
import type { NewCartItem } from './cart-rules';

const print: NewCartItem = {
  id: 'tide-7x5',
  artworkId: 'tide',
  title: 'What the Tide Kept',
  series: 'ENVIRONMENTS',
  year: 2019,
  imageUrl: '',
  editionNumber: '1 of 100',
  editionSize: '5 × 7 in',
  size: '7x5',
  frameSize: '',
  frameType: 'Unframed',
  price: 333,
  remaining: 60,
};

const stored = (): unknown => JSON.parse(localStorage.getItem('cart-items') ?? 'null');

/** The store as a freshly loaded page has it. */
async function freshCart() {
  jest.resetModules();
  const fresh = await import('./cart.store');
  return fresh.useCart.getState().items;
}

beforeEach(() => useCart.getState().clear());

it('stores the cart under cart-items and restores it on load (S145, X10)', async () => {
  useCart.getState().add(print);
  expect(stored()).toEqual([{ ...print, quantity: 1, frameTypes: ['Unframed'] }]);
  expect(await freshCart()).toEqual(useCart.getState().items);
});

it('tells the server with a cookie whether it has anything', async () => {
  expect(document.cookie).not.toContain('cart=');
  useCart.getState().add(print);
  expect(document.cookie).toContain('cart=filled');
  useCart.getState().clear();
  expect(document.cookie).not.toContain('cart=');
  localStorage.setItem('cart-items', JSON.stringify([{ ...print, quantity: 1 }]));
  await freshCart();
  expect(document.cookie).toContain('cart=filled');
});

it('restores which print is held for its buyer', async () => {
  useCart.getState().add({ ...print, reservedUntil: '2026-11-23T12:00:00.000Z' });
  expect(await freshCart()).toEqual(useCart.getState().items);
});

it('restores held numbers, and leaves out damaged ones', async () => {
  const number = { editionNumber: 3, holdId: 'hold', heldUntil: '2026-11-23T12:15:00.000Z' };
  useCart.getState().add({ ...print, number });
  expect(await freshCart()).toEqual(useCart.getState().items);
  localStorage.setItem('cart-items', JSON.stringify([{ ...print, quantity: 2, numbers: ['x', number] }]));
  expect((await freshCart())[0]?.numbers).toEqual([null, number]);
});

it('restores which event a live photo is from', async () => {
  useCart.getState().add({ ...print, id: 'live-42-7x5', eventId: 'event-1' });
  expect(await freshCart()).toEqual(useCart.getState().items);
});

it('follows what another tab did', () => {
  localStorage.setItem(
    'cart-items',
    JSON.stringify([{ ...print, quantity: 2, frameTypes: ['Unframed', 'Unframed'] }]),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  expect(useCart.getState().items).toHaveLength(1);

  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(useCart.getState().items).toEqual([]);
});

it('knows what another tab did while this page was in the back/forward cache', () => {
  useCart.getState().add(print);
  localStorage.removeItem('cart-items');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useCart.getState().items).toEqual([]);
});

it.each(['not json', '{"items":1}', 'null', '[null,7,{"id":"x"},{"id":"x","size":"7x5","price":-1}]'])(
  'starts empty from damaged storage: %s',
  async (text) => {
    localStorage.setItem('cart-items', text);
    expect(await freshCart()).toEqual([]);
  },
);

it('leaves out a line with more prints than any edition has', async () => {
  const line = { id: 'x', size: '20x20', price: 4_000 };
  localStorage.setItem(
    'cart-items',
    JSON.stringify([
      { ...line, quantity: 5e9 },
      { ...line, id: 'y' },
    ]),
  );
  expect(await freshCart()).toEqual([expect.objectContaining({ id: 'y', quantity: 1 })]);
});

it('fills in missing fields of an older line (S103)', async () => {
  localStorage.setItem('cart-items', JSON.stringify([{ id: 'x', size: '20x20', price: 4000, quantity: 2 }]));
  expect(await freshCart()).toEqual([
    expect.objectContaining({
      title: 'Untitled Artwork',
      frameType: 'Black Frame',
      frameTypes: ['Black Frame', 'Black Frame'],
      quantity: 2,
    }),
  ]);
});

it('works when the browser forbids storage and cookies', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  // Hides the one of its prototype until it is deleted.
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  try {
    expect(useCart.getState().add(print).outcome).toBe('added');
    expect(useCart.getState().items).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(document, 'cookie');
    refused.mockRestore();
  }
});

it('does not store what this tab knows of the catalog', () => {
  useCart.getState().add(print);
  const before = localStorage.getItem('cart-items');
  useCart.getState().updateRemaining(print, 2);
  expect(useCart.getState().items[0]?.remaining).toBe(2);
  expect(localStorage.getItem('cart-items')).toBe(before);
});
