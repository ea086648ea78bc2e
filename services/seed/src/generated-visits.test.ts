import { SeededRandom } from '@gallery/domain';
import { makeDay } from './generated-visits';

const from = new Date('2026-11-22T00:00:00.000Z');
const day = (views: number) =>
  makeDay(new SeededRandom(1), { from, views, slugs: ['dunes', 'low-tide'], partners: ['elena'] });

test('a day has as many views as it is to have, all within the day', () => {
  const visits = day(400);
  expect(visits).toHaveLength(400);
  expect(visits.every(({ at }) => at.toISOString().startsWith('2026-11-22'))).toBe(true);
  expect(day(1)).toHaveLength(1);
});

test('visitors come some ways, and one session keeps its own', () => {
  const records = day(400).flatMap(({ record }) => (record.kind === 'view' ? [record] : []));
  expect(new Set(records.map(({ referrer }) => referrer)).size).toBeGreaterThan(4);
  expect(records.some(({ words }) => words.includes('elena'))).toBe(true);
  const ways = new Map(records.map(({ sessionId, referrer }) => [sessionId, referrer]));
  expect(records.every(({ sessionId, referrer }) => ways.get(sessionId) === referrer)).toBe(true);
});

test('the same chance makes the same day', () => expect(day(50)).toEqual(day(50)));
