import { monthsBetween } from './statement-months';

test('the months from one to another begin with the latest, over the turn of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-03', '2026-02')).toEqual(['2026-02']);
});
