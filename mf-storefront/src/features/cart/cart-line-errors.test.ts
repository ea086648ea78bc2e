import { anArtwork, anEditionOption } from '@gallery/testing';
import type { CartItem } from '@gallery/session';
import { findCartLineError, preventsCheckout } from './cart-line-errors';

const LIMITS = { smallEditionPrints: 3, largeEditionPrints: 10 };

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

/** A print of the artwork `low` with number 4 reserved for its buyer. */
const reserved: CartItem = {
  id: 'low-30x20',
  artworkId: 'low',
  title: 'Low Tide',
  series: 'ENVIRONMENTS',
  year: 2026,
  imageUrl: '',
  editionNumber: '4 of 9',
  editionSize: '30 × 20 in',
  size: '30x20',
  frameSize: '42x32',
  frameType: 'Black Frame',
  price: 5_000,
  quantity: 1,
  frameTypes: ['Black Frame'],
  remaining: 1,
  reservedUntil: '2026-11-23T12:00:00.000Z',
};
const bought: CartItem = { ...reserved, reservedUntil: undefined };

test('a work that only its collector is shown is not missed in the catalogue', () => {
  expect(findCartLineError(reserved, [], LIMITS)).toBeNull();
  expect(findCartLineError(bought, [], LIMITS)).toEqual({ kind: 'gone' });
});

test('the number that is kept for the buyer is theirs when all others are gone', () => {
  const artwork = anArtwork({ id: 'low', editionOptions: [anEditionOption({ sold: 8, held: 1 })] });
  expect(findCartLineError(reserved, [artwork], LIMITS)).toBeNull();
  expect(findCartLineError({ ...reserved, quantity: 2 }, [artwork], LIMITS)).toEqual({
    kind: 'fewer',
    remaining: 1,
  });
});

test('while others have the last prints in checkout, the cart can be checked out, to wait for one', () => {
  jest.useRealTimers();
  const edition = anEditionOption({ sold: 8, held: 1 });
  const error = findCartLineError(bought, [anArtwork({ id: 'low', editionOptions: [edition] })], LIMITS);
  expect(error).toEqual({ kind: 'on-hold', edition });
  expect(preventsCheckout(error)).toBe(false);
  const reserved = { ...edition, unpaidUntil: null };
  expect(preventsCheckout({ kind: 'on-hold', edition: reserved })).toBe(true);
  expect(preventsCheckout({ kind: 'sold-out' })).toBe(true);
  expect(preventsCheckout(null)).toBe(false);
});

test('a number whose time is over is kept no longer', () => {
  jest.setSystemTime(Date.parse('2026-11-23T12:00:00.000Z'));
  const artwork = anArtwork({ id: 'low', editionOptions: [anEditionOption({ sold: 9, held: 0 })] });
  expect(findCartLineError(reserved, [artwork], LIMITS)).toEqual({ kind: 'sold-out' });
  expect(findCartLineError(reserved, [], LIMITS)).toEqual({ kind: 'gone' });
});

test('an order has as many prints as its limit, besides the reserved one', () => {
  const artwork = anArtwork({ id: 'low', editionOptions: [anEditionOption({ price: 5_000 })] });
  expect(findCartLineError({ ...bought, quantity: 3 }, [artwork], LIMITS)).toBeNull();
  expect(findCartLineError({ ...bought, quantity: 4 }, [artwork], LIMITS)).toEqual({
    kind: 'over-limit',
    most: 3,
  });
  expect(findCartLineError({ ...reserved, quantity: 4 }, [artwork], LIMITS)).toBeNull();
  expect(findCartLineError({ ...reserved, quantity: 5 }, [artwork], LIMITS)).toEqual({
    kind: 'over-limit',
    most: 4,
  });
});
