import { printLedgerState } from './print-ledger-state';

const now = new Date('2026-11-22T12:00:00.000Z');
const later = new Date('2026-11-23T12:00:00.000Z');
const free = {
  state: 'available',
  orderId: null,
  collectorId: null,
  galleryHoldFor: null,
  reservedUntil: null,
} as const;
const kept = { ...free, state: 'held' } as const;
const sold = { ...free, state: 'sold', orderId: 'order' } as const;

test.each([
  ['nobody has it', free, null, 'available'],
  ['a payment is under way', { ...kept, orderId: 'order' }, null, 'held'],
  ['a payment of whom reserved it is', { ...kept, orderId: 'order', reservedUntil: now }, null, 'held'],
  ['a cart holds it', { ...kept, reservedUntil: later }, null, 'held'],
  ['a cart held it until now', { ...kept, reservedUntil: now }, null, 'available'],
  ['a collector has reserved it', { ...kept, collectorId: 'ada', reservedUntil: later }, null, 'reserved'],
  ['the gallery keeps it', { ...kept, reservedUntil: later, galleryHoldFor: 'Ada' }, null, 'gallery-hold'],
  ['what was kept has run out', { ...kept, reservedUntil: now, galleryHoldFor: 'Ada' }, null, 'available'],
  ['it was paid', sold, { isRefunded: false }, 'sold'],
  ['it was paid and refunded', sold, { isRefunded: true }, 'refunded'],
  ['no order knows of its sale', { ...sold, orderId: null }, null, 'sold-elsewhere'],
  ['it is gone for good', { ...free, state: 'void' }, null, 'void'],
] as const)('when %s', (_when, print, sale, state) => {
  expect(printLedgerState(print, sale, now)).toBe(state);
});
