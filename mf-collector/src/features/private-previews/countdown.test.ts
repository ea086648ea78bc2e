import { formatCountdown, timeLeft } from './countdown';

test('the time left follows the server, whatever the browser takes the time for', () => {
  const until = '2026-11-23T12:00:00.000Z';
  const now = Date.parse('2026-11-23T11:00:00.000Z');
  expect(timeLeft(until, now, 0)).toBe(3_600_000);
  expect(timeLeft(until, now, 1_800_000)).toBe(1_800_000);
  expect(timeLeft(until, now, 7_200_000)).toBe(0);
});

test('hours are told while there are some', () => {
  const words = [48 * 3_600_000 - 55_000, 3_599_999, 9_000, 0].map(formatCountdown);
  expect(words).toEqual(['47 h 59 min 05 s', '59 min 59 s', '0 min 09 s', '0 min 00 s']);
});
