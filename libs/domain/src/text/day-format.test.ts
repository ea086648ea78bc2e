import { formatDay, formatLongDay, formatMonth } from './day-format';

test('local days and months have the US format', () => {
  expect(formatDay('2026-11-23T04:05')).toBe('Nov 23, 2026');
  expect(formatDay('2026-12-09')).toBe('Dec 9, 2026');
  expect(formatLongDay('2026-05-04T22:59')).toBe('May 4, 2026');
  expect(formatLongDay('2026-11-14')).toBe('November 14, 2026');
  expect(formatMonth('2025-12')).toBe('December 2025');
  expect(formatMonth('2025-12-31T23:30')).toBe('December 2025');
});
