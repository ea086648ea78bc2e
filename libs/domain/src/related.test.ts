import { relatedWorks, SERIES_AFFINITY } from './related';
import { SERIES } from './series';

const work = (id: string, series: string) => ({ id, series });
const peony = work('peony', 'FLORALS');
const ids = (works: { id: string }[]) => works.map(({ id }) => id);

test('the same series comes first, then the near ones, then any other', () => {
  const works = [
    work('stage', 'CELEBRITY'),
    work('trace', 'NEURAL'),
    peony,
    work('bowl', 'WABI SABI'),
    work('poppy', 'FLORALS'),
  ];
  expect(ids(relatedWorks(peony, works, 1))).toEqual(['poppy', 'bowl', 'trace']);
  expect(ids(relatedWorks(peony, [peony, work('stage', 'CELEBRITY')], 1))).toEqual(['stage']);
});

test('a work is never shown beside itself', () => {
  expect(relatedWorks(peony, [peony], 1)).toEqual([]);
});

test('the seed decides among equals: the same for one visit, another for others', () => {
  const works = Array.from({ length: 12 }, (_, index) => work(`poppy ${index}`, 'FLORALS'));
  const chosen = (seed: number) => ids(relatedWorks(peony, works, seed)).join();
  expect(chosen(7)).toBe(chosen(7));
  expect(new Set([1, 2, 3, 4, 5].map(chosen)).size).toBeGreaterThan(1);
});

test('every series knows its neighbours', () => {
  expect(Object.keys(SERIES_AFFINITY)).toEqual(SERIES.map(({ key }) => key));
});
