import {
  dayPeriod,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatTimeRange,
  fromLocalTime,
  monthPeriod,
  toLocalDay,
  toLocalMonth,
  toLocalTime,
  toOffsetTime,
} from './date-time-format';
import { rememberUtcOffsets, utcOffsetsOf } from './utc-offsets';

const DALLAS = 'America/Chicago';

/** How often a time was told by `Intl`. */
const formatToParts = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');

beforeEach(() => formatToParts.mockClear());
afterEach(() => {
  globalThis.knownUtcOffsets = undefined;
});

test('the offsets reach from the past year to the end of the next', () => {
  expect(utcOffsetsOf(DALLAS, 2026)).toEqual([
    { from: '2025-01-01T00:00:00.000Z', until: '2025-03-09T08:00:00.000Z', minutes: -360, name: 'CST' },
    { from: '2025-03-09T08:00:00.000Z', until: '2025-11-02T07:00:00.000Z', minutes: -300, name: 'CDT' },
    { from: '2025-11-02T07:00:00.000Z', until: '2026-03-08T08:00:00.000Z', minutes: -360, name: 'CST' },
    { from: '2026-03-08T08:00:00.000Z', until: '2026-11-01T07:00:00.000Z', minutes: -300, name: 'CDT' },
    { from: '2026-11-01T07:00:00.000Z', until: '2027-03-14T08:00:00.000Z', minutes: -360, name: 'CST' },
    { from: '2027-03-14T08:00:00.000Z', until: '2027-11-07T07:00:00.000Z', minutes: -300, name: 'CDT' },
    { from: '2027-11-07T07:00:00.000Z', until: '2028-01-01T00:00:00.000Z', minutes: -360, name: 'CST' },
  ]);
});

test('a zone whose clocks never change has one offset', () => {
  expect(utcOffsetsOf('Asia/Kolkata', 2026)).toEqual([
    { from: '2025-01-01T00:00:00.000Z', until: '2028-01-01T00:00:00.000Z', minutes: 330, name: 'GMT+5:30' },
  ]);
});

test('the offsets of a year are looked for once', () => {
  utcOffsetsOf('Europe/Paris', 2026);
  formatToParts.mockClear();
  expect(utcOffsetsOf('Europe/Paris', 2026)).toHaveLength(7);
  expect(formatToParts).not.toHaveBeenCalled();
  expect(utcOffsetsOf('Europe/Paris', 2027)[0]?.from).toBe('2026-01-01T00:00:00.000Z');
});

/** Clocks change, by zone. Every zone is also looked at when the others change. */
const CHANGES = {
  [DALLAS]: ['2026-03-08T08:00:00.000Z', '2026-11-01T07:00:00.000Z'],
  'Europe/London': ['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'],
  'Asia/Kolkata': [],
  'Australia/Lord_Howe': ['2026-04-04T15:00:00.000Z', '2026-10-03T15:30:00.000Z'],
  UTC: [],
};
const HOUR_MS = 3_600_000;
const AROUND_MS = [-12, -2, -1, -0.5, 0, 0.5, 1, 2, 12].flatMap((hours) => [
  hours * HOUR_MS - 1,
  hours * HOUR_MS,
  hours * HOUR_MS + 7_900,
]);
const MOMENTS = [
  ...Object.values(CHANGES).flat(),
  '2026-01-15T12:00:00.000Z',
  '2026-07-01T05:00:00.000Z',
].flatMap((change) => AROUND_MS.map((ms) => new Date(Date.parse(change) + ms).toISOString()));

/** Everything that can be told of a moment. */
function tell(at: string, timeZone: string) {
  const later = new Date(Date.parse(at) + 3 * HOUR_MS);
  return {
    at,
    date: formatDate(at, timeZone),
    longDate: formatLongDate(at, timeZone),
    dateTime: formatDateTime(at, timeZone),
    time: formatTime(new Date(at), timeZone),
    range: formatTimeRange(at, later, timeZone),
    localTime: toLocalTime(at, timeZone),
    localDay: toLocalDay(at, timeZone),
    localMonth: toLocalMonth(at, timeZone),
    offsetTime: toOffsetTime(at, timeZone),
    month: monthPeriod(at.slice(0, 7), timeZone),
    day: dayPeriod(at.slice(0, 10), timeZone),
    // At some of these the zone's clocks show no time, or show it twice.
    moment: fromLocalTime(at.slice(0, 16), timeZone),
  };
}

describe.each(Object.entries(CHANGES))('%s', (timeZone, changes) => {
  test('changes its clocks to the minute', () => {
    const found = utcOffsetsOf(timeZone, 2026).map(({ from }) => from);
    expect(found.filter((from) => from.startsWith('2026'))).toEqual(changes);
  });

  test('its offsets tell what Intl tells, without Intl', () => {
    const expected = MOMENTS.map((at) => tell(at, timeZone));
    rememberUtcOffsets(timeZone, utcOffsetsOf(timeZone, 2026));
    formatToParts.mockClear();
    expect(MOMENTS.map((at) => tell(at, timeZone))).toEqual(expected);
    expect(formatToParts).not.toHaveBeenCalled();
  });
});

test('no formatter is made for a time that the offsets tell', () => {
  const constructed = jest.spyOn(Intl, 'DateTimeFormat');
  const [from, until] = ['2026-11-01T08:00:00.000Z', '2027-03-14T09:00:00.000Z'];
  rememberUtcOffsets('America/Denver', [{ from, until, minutes: -420, name: 'MST' }]);

  expect(formatDateTime(from, 'America/Denver')).toBe('Nov 1, 2026, 1:00 AM MST');
  expect(constructed).not.toHaveBeenCalled();
  expect(formatDateTime(until, 'America/Denver')).toBe('Mar 14, 2027, 3:00 AM MDT');
  expect(constructed).toHaveBeenCalledTimes(1);
  constructed.mockRestore();
});

test.each([
  ['2024-12-31T23:59:59.999Z', 'Dec 31, 2024, 5:59 PM CST'],
  ['2028-01-01T00:00:00.000Z', 'Dec 31, 2027, 6:00 PM CST'],
  ['1999-07-01T12:00:00.000Z', 'Jul 1, 1999, 7:00 AM CDT'],
])('%s, outside of the offsets, is told by Intl', (at, told) => {
  rememberUtcOffsets(DALLAS, utcOffsetsOf(DALLAS, 2026));
  formatToParts.mockClear();
  expect(formatDateTime(at, DALLAS)).toBe(told);
  expect(formatToParts).toHaveBeenCalled();
});

test('the venue of an event in another zone keeps its own time', () => {
  rememberUtcOffsets(DALLAS, utcOffsetsOf(DALLAS, 2026));
  expect(formatDateTime('2026-11-24T00:00:00Z', 'Europe/London')).toBe('Nov 24, 2026, 12:00 AM GMT');
});

test('no time is still none', () => {
  const told = () => [formatDateTime('soon', DALLAS), fromLocalTime('soon', DALLAS).getTime()];
  expect(told()).toEqual(['', NaN]);
  rememberUtcOffsets(DALLAS, utcOffsetsOf(DALLAS, 2026));
  expect(told()).toEqual(['', NaN]);
  expect(() => toLocalTime('soon', DALLAS)).toThrow(RangeError);
});
