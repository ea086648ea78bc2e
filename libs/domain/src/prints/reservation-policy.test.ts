import { reservationExpiresAt, reservationRefusal, type ReservationHistory } from './reservation-policy';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

const refusal = (record: Partial<ReservationHistory>) =>
  reservationRefusal('bloom', { active: [], ended: [], ...record }, NOW);

test('a number is reserved for 48 hours', () => {
  expect(reservationExpiresAt(NOW)).toEqual(new Date('2026-11-23T12:00:00.000Z'));
});

test.each<[string, Partial<ReservationHistory>, string | null]>([
  ['with none so far', {}, null],
  ['with two in other works', { active: ['dusk', 'dawn'] }, null],
  ['with one in the same work', { active: ['bloom'] }, 'one-per-work'],
  ['with three in other works', { active: ['dusk', 'dawn', 'noon'] }, 'too-many'],
  ['an hour after one ended', { ended: [{ artworkId: 'bloom', at: hoursAgo(1) }] }, 'too-soon'],
  ['a day after one ended', { ended: [{ artworkId: 'bloom', at: hoursAgo(24) }] }, null],
  ['an hour after one of another work ended', { ended: [{ artworkId: 'dusk', at: hoursAgo(1) }] }, null],
])('reserving %s', (_when, record, expected) => {
  expect(refusal(record)).toBe(expected);
});
