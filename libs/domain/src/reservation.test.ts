import { reservationEnd, reservationRefusal, type ReservationRecord } from './reservation';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

const refusal = (record: Partial<ReservationRecord>) =>
  reservationRefusal('bloom', { running: [], ended: [], ...record }, NOW);

test('a number is kept for 48 hours', () => {
  expect(reservationEnd(NOW)).toEqual(new Date('2026-11-23T12:00:00.000Z'));
});

test.each<[string, Partial<ReservationRecord>, string | null]>([
  ['with none so far', {}, null],
  ['with two in other works', { running: ['dusk', 'dawn'] }, null],
  ['with one in the same work', { running: ['bloom'] }, 'one-per-work'],
  ['with three in other works', { running: ['dusk', 'dawn', 'noon'] }, 'too-many'],
  ['an hour after one ended', { ended: [{ artworkId: 'bloom', at: hoursAgo(1) }] }, 'too-soon'],
  ['a day after one ended', { ended: [{ artworkId: 'bloom', at: hoursAgo(24) }] }, null],
  ['an hour after one of another work ended', { ended: [{ artworkId: 'dusk', at: hoursAgo(1) }] }, null],
])('reserving %s', (_when, record, expected) => {
  expect(refusal(record)).toBe(expected);
});
