import { advanceLine, estimateMinutes, type LinePlace } from './waiting-line';

const NOW = new Date('2026-11-21T18:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const waiting = (id: string, seenSecondsAgo = 0): LinePlace => ({
  id,
  state: 'waiting',
  calledUntil: null,
  seenAt: at(-seenSecondsAgo),
});
const called = (id: string, secondsLeft: number): LinePlace => ({
  id,
  state: 'called',
  calledUntil: at(secondsLeft),
  seenAt: NOW,
});

test('calls as many people as there are prints, in the order of arrival (R9)', () => {
  const line = [waiting('1'), waiting('2'), waiting('3')];
  expect(advanceLine(line, 2, NOW)).toEqual({ called: ['1', '2'], ended: [] });
});

test('a print is kept for whoever was called for it', () => {
  const line = [called('1', 60), waiting('2'), waiting('3')];
  expect(advanceLine(line, 1, NOW)).toEqual({ called: [], ended: [] });
  expect(advanceLine(line, 2, NOW)).toEqual({ called: ['2'], ended: [] });
});

test('when a turn expires, the next person is called', () => {
  const line = [called('1', 0), waiting('2')];
  expect(advanceLine(line, 1, NOW)).toEqual({ called: ['2'], ended: ['1'] });
});

test('whoever is not there when called loses the turn; those behind keep their places', () => {
  const line = [waiting('1', 120), waiting('2', 119), waiting('3', 500)];
  expect(advanceLine(line, 1, NOW)).toEqual({ called: ['2'], ended: ['1'] });
});

test('the estimate is when a print becomes available for everyone ahead and this person', () => {
  const line = { turnsUntil: [at(170)], holdsUntil: [at(1_500), at(400)] };
  expect([0, 1, 2, 3].map((waitingBefore) => estimateMinutes({ ...line, waitingBefore }, NOW))).toEqual([
    3,
    7,
    25,
    null,
  ]);
  expect(estimateMinutes({ waitingBefore: 0, turnsUntil: [], holdsUntil: [at(-30)] }, NOW)).toBe(1);
});
