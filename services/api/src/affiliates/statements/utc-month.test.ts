import { monthsBetween } from './utc-month';

test('the months from one moment to another begin with the latest, over the turn of a year', () => {
  const months = monthsBetween(new Date('2025-11-30T23:59:59Z'), new Date('2026-02-01T00:00:00Z'));
  expect(months).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
