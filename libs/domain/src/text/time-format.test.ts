import {
  formatDateTime,
  formatTime,
  formatTimeRange,
  fromLocalTime,
  isTimeZone,
  toLocalTime,
} from './time-format';

const DALLAS = 'America/Chicago';

test('times are told with their place, in twelve hours', () => {
  expect(formatDateTime('2026-11-23T20:30:00.000Z', DALLAS)).toBe('Nov 23, 2026, 2:30 PM CST');
  expect(formatDateTime('2026-07-01T05:00:00.000Z', DALLAS)).toBe('Jul 1, 2026, 12:00 AM CDT');
  expect(formatTime('2026-11-23T18:05:00.000Z', DALLAS)).toBe('12:05 PM CST');
  expect([formatDateTime('', DALLAS), formatTime('x', DALLAS), formatTimeRange('', '', DALLAS)]).toEqual([
    '',
    '',
    '',
  ]);
});

test.each([
  ['2026-11-24T03:00:00Z', 'Nov 23, 2026, 6:00 PM – 9:00 PM CST'],
  ['2026-11-24T07:00:00Z', 'Nov 23, 2026, 6:00 PM – Nov 24, 2026, 1:00 AM CST'],
])('from six until %s is %s', (to, told) => {
  expect(formatTimeRange('2026-11-24T00:00:00Z', to, DALLAS)).toBe(told);
});

test.each([
  ['2026-11-23T18:00', '2026-11-24T00:00:00.000Z'],
  ['2026-03-08T01:30', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08T03:30', '2026-03-08T08:30:00.000Z'],
  ['2026-11-01T12:00', '2026-11-01T18:00:00.000Z'],
])('a clock in Dallas shows %s at %s', (local, at) => {
  expect(fromLocalTime(local, DALLAS).toISOString()).toBe(at);
  expect(toLocalTime(at, DALLAS)).toBe(local);
});

test('a time zone has a name of the IANA database', () => {
  expect([isTimeZone(DALLAS), isTimeZone('UTC'), isTimeZone('Dallas'), isTimeZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(fromLocalTime('soon', DALLAS).getTime()).toBeNaN();
});
