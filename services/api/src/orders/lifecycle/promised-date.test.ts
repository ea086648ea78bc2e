import { ORDER_STATUSES } from '@gallery/domain';
import { formatPromisedDate, promisedDate } from './promised-date';

const orderType = 'fine_art_purchase';
const confirmedAt = new Date('2026-11-21T12:00:00Z');

test('five weeks from the payment, to the minute (G90)', () => {
  expect(promisedDate({ orderType, status: 'confirmed', confirmedAt })).toEqual(
    new Date('2026-12-26T12:00:00Z'),
  );
});

test('emails show the date in the gallery’s time zone', () => {
  const evening = new Date('2026-11-22T04:59:00Z');
  expect(
    formatPromisedDate({ orderType, status: 'processing', confirmedAt: evening }, 'America/Chicago'),
  ).toBe('Dec 26, 2026');
});

test('there is no promised date before the payment', () => {
  expect(promisedDate({ orderType, status: 'pending', confirmedAt: null })).toBeNull();
});

test('there is no promised date once the order is shipped or void', () => {
  expect(
    ORDER_STATUSES.filter((status) => promisedDate({ orderType, status, confirmedAt }) !== null),
  ).toEqual(['confirmed', 'approved', 'processing', 'reviewing']);
});

test('a deposit has no production time', () => {
  expect(promisedDate({ orderType: 'commission_deposit', status: 'confirmed', confirmedAt })).toBeNull();
});
