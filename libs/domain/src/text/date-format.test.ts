import { formatDate, formatDay, formatMonth } from './date-format';

test('days and months are told in UTC, wherever they are read', () => {
  expect(formatDate('2026-11-14T23:59:59.000Z')).toBe('14 Nov 2026');
  expect(formatDate('2026-12-09')).toBe('9 Dec 2026');
  expect(formatMonth('2025-12-31T23:30:00.000Z')).toBe('December 2025');
  expect(formatDay('2026-11-23T04:05')).toBe('Nov 23, 2026');
});
