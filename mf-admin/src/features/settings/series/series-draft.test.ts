import {
  changedSeries,
  toSeriesRows,
  moveSeries,
  newSeries,
  offeredInLabel,
  removeSeries,
  type SeriesDraft,
} from './series-draft';

const series = (name: string, more: Partial<SeriesDraft> = {}): SeriesDraft => ({
  ...newSeries(name),
  slug: name,
  name,
  ...more,
});
const names = (drafts: SeriesDraft[]) => drafts.map(({ name }) => name).join('');

test('a series goes up or down one place, and no further than the ends', () => {
  const drafts = [series('a'), series('b'), series('c')];
  expect(names(moveSeries(drafts, 1, -1))).toBe('bac');
  expect(names(moveSeries(drafts, 2, 1))).toBe('abc');
});

test('what stood near a series that is taken out does not any more', () => {
  const gone = series('b');
  expect(removeSeries([series('a', { near: ['b', 'c'] }), gone], gone)).toEqual([
    series('a', { near: ['c'] }),
  ]);
});

test('phones show the name where they were given none of their own', () => {
  expect(toSeriesRows([series('A', { mobileLabel: ' ' })])[0]?.mobileLabel).toBe('A');
});

test('says where a series is offered', () => {
  expect(offeredInLabel(series('a', { inCreate: false }))).toBe('filter, edited works');
  expect(offeredInLabel(series('a', { inFilter: false, inCreate: false, inEdit: false }))).toBe('Hidden');
});

test('tells what someone else has changed', () => {
  const before = [series('a'), series('b'), series('c')];
  expect(changedSeries(before, before)).toEqual([]);
  expect(changedSeries(before, [series('b', { inFilter: false }), series('a'), series('d')])).toEqual([
    'b',
    'd',
    'c',
    'the order',
  ]);
  expect(changedSeries(before, [series('a', { works: 3 }), series('b'), series('c')])).toEqual([]);
});
