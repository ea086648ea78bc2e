import { backoffMs, retryAfterMs } from './backoff.mjs';

test('delays double up to half a minute', () => {
  const waits = [1, 2, 3, 7, 99].map((failures) => backoffMs(failures, () => 1));
  expect(waits).toEqual([500, 1_000, 2_000, 30_000, 30_000]);
});

test('clients that were disconnected together return at different times', () => {
  expect(backoffMs(3, () => 0)).toBe(1_000);
  expect(backoffMs(3, () => 0.5)).toBe(1_500);
});

test.each([
  ['seconds', '7', 7_000],
  ['a date', 'Sun, 22 Nov 2026 19:00:10 GMT', 10_000],
  ['a date that is over', 'Sun, 22 Nov 2026 18:00:00 GMT', 0],
  ['more than an hour', '999999', 3_600_000],
  ['nonsense', 'later', 0],
  ['nothing', null, 0],
])('Retry-After as %s', (_case, header, expected) => {
  expect(retryAfterMs(header, Date.UTC(2026, 10, 22, 19))).toBe(expected);
});
