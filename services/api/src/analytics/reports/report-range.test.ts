import { AppError } from '../../platform';
import { daysOf } from '../daily-totals';
import { resolveReportRange } from './report-range';

const now = new Date('2026-03-01T23:59:59.999Z');

test('the last days end today, across the end of a month', () => {
  expect(resolveReportRange({ days: 2 }, now)).toEqual({ from: '2026-02-28', to: '2026-03-01' });
  expect(daysOf(resolveReportRange({}, now))).toHaveLength(14);
});

test('a start day alone means up to today', () => {
  expect(resolveReportRange({ from: '2026-02-27' }, now)).toEqual({ from: '2026-02-27', to: '2026-03-01' });
});

test.each([
  ['a day that is none', { from: '2026-02-30', to: '2026-03-01' }],
  ['a month that is none', { from: '2026-13-01' }],
  ['the wrong way round', { from: '2026-02-22', to: '2026-02-01' }],
  ['years on end', { from: '2020-01-01' }],
])('%s is rejected', (_what, query) => expect(() => resolveReportRange(query, now)).toThrow(AppError));
