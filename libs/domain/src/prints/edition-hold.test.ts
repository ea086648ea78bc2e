import { holdNotice, isAwaited, isOnHold, type EditionHold } from './edition-hold';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const minutesLeft = (at: string) => `${Math.round((Date.parse(at) - Date.now()) / MINUTE_MS)} minutes`;

const held = (named: Partial<EditionHold>): EditionHold => ({
  total: 9,
  sold: 8,
  held: 1,
  available: 0,
  heldUntil: null,
  unpaidUntil: null,
  ...named,
});

test('prints that are off sale, sold or available are not on hold', () => {
  expect(isOnHold(held({}))).toBe(true);
  expect(isOnHold(held({ sold: 2 }))).toBe(false);
  expect(isOnHold(held({ sold: 9, held: 0 }))).toBe(false);
  expect(isOnHold(held({ sold: 7, available: 1 }))).toBe(false);
});

test.each([
  [
    'a checkout',
    held({ unpaidUntil: inMinutes(31), heldUntil: inMinutes(31) }),
    true,
    'Someone else is checking out with the last print in this size. It is held until 31 minutes at the latest.',
  ],
  [
    'several checkouts',
    held({ sold: 6, held: 3, unpaidUntil: inMinutes(31), heldUntil: inMinutes(20) }),
    true,
    'Others are checking out with the last prints in this size. The first is held until 31 minutes at the latest.',
  ],
  [
    'a payment link',
    held({ unpaidUntil: inMinutes(4_320), heldUntil: inMinutes(4_320) }),
    false,
    'The last print in this size is held for an order that is not paid yet. Check again after 4320 minutes.',
  ],
  [
    'payment links',
    held({ sold: 7, held: 2, unpaidUntil: inMinutes(4_320), heldUntil: inMinutes(4_320) }),
    false,
    'The last prints in this size are held for orders that are not paid yet. Check again after 4320 minutes.',
  ],
  [
    'a reservation that ends soon',
    held({ heldUntil: inMinutes(20) }),
    false,
    'The last print in this size is reserved. Check again after 20 minutes.',
  ],
  [
    'reservations',
    held({ sold: 7, held: 2, heldUntil: inMinutes(20) }),
    false,
    'The last prints in this size are reserved. Check again after 20 minutes.',
  ],
  ['a hold without an end', held({}), false, 'The last print in this size is reserved.'],
])(
  '%s: who holds the last prints, and whether waiting brings one (R9)',
  (_case, edition, awaited, notice) => {
    expect(isAwaited(edition)).toBe(awaited);
    expect(holdNotice(edition, minutesLeft)).toBe(notice);
  },
);
