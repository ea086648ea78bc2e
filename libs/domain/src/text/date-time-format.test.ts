import {
  dayPeriod,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatTimeRange,
  fromLocalTime,
  isTimeZone,
  monthPeriod,
  toLocalDay,
  toLocalMonth,
  toLocalTime,
  toOffsetTime,
} from './date-time-format';

const DALLAS = 'America/Chicago';

test('times have their zone, in twelve hours', () => {
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

test('a time zone has a name from the IANA database', () => {
  expect([isTimeZone(DALLAS), isTimeZone('UTC'), isTimeZone('Dallas'), isTimeZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(fromLocalTime('soon', DALLAS).getTime()).toBeNaN();
});

test('an evening in Dallas is on its own day, and in its own month', () => {
  const evening = new Date('2026-12-01T04:59:00Z');
  expect(formatDate(evening, DALLAS)).toBe('Nov 30, 2026');
  expect(formatLongDate(evening, DALLAS)).toBe('November 30, 2026');
  expect([toLocalDay(evening, DALLAS), toLocalMonth(evening, DALLAS)]).toEqual(['2026-11-30', '2026-11']);
  expect([formatDate('', DALLAS), formatLongDate('never', DALLAS)]).toEqual(['', '']);
});

test.each([
  ['2026-11-24T00:00:07Z', DALLAS, '2026-11-23T18:00:07-06:00'],
  ['2026-07-01T05:00:00Z', DALLAS, '2026-07-01T00:00:00-05:00'],
  ['2026-07-01T05:00:00Z', 'Asia/Kolkata', '2026-07-01T10:30:00+05:30'],
  ['2026-07-01T05:00:00Z', 'UTC', '2026-07-01T05:00:00+00:00'],
  ['2026-11-24T00:00:54.900Z', DALLAS, '2026-11-23T18:00:54-06:00'],
])('%s in %s is %s', (at, timeZone, expected) => {
  expect(toOffsetTime(at, timeZone)).toBe(expected);
});

test('a month and a day begin and end at local midnight, even where clocks change', () => {
  expect(monthPeriod('2026-11', DALLAS)).toEqual({
    start: new Date('2026-11-01T05:00:00Z'),
    end: new Date('2026-12-01T06:00:00Z'),
  });
  expect(monthPeriod('2026-12', DALLAS).end).toEqual(new Date('2027-01-01T06:00:00Z'));
  expect(dayPeriod('2026-11-01', DALLAS)).toEqual({
    start: new Date('2026-11-01T05:00:00Z'),
    end: new Date('2026-11-02T06:00:00Z'),
  });
});
