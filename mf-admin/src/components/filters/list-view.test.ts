import { isViewActive, isExactView, knownFilters, type ListView } from './list-view';
import type { Filters } from './use-filters';

const DEFAULTS = { q: '', tier: 'all' };
type Name = keyof typeof DEFAULTS;

const narrowedBy = (chosen: Record<string, string>): Filters<Name> => ({
  values: { ...DEFAULTS, ...chosen },
  chosen,
  isNarrowed: Object.keys(chosen).length > 0,
  set: jest.fn(),
  replace: jest.fn(),
});

const SECOND: ListView<Name> = { label: 'Second tier', filters: { tier: '2' } };
const ALL: ListView<Name> = { label: 'All', filters: {} };
const ANY_TIER: ListView<Name> = { label: 'Any tier', filters: { tier: 'all' } };

test.each<[words: string, view: ListView<Name>, chosen: Record<string, string>, [boolean, boolean]]>([
  ['alone, it is just what is shown', SECOND, { tier: '2' }, [true, true]],
  ['beside another filter it is in force', SECOND, { q: 'Dunes', tier: '2' }, [true, false]],
  ['another value is not it', SECOND, { tier: '1' }, [false, false]],
  ['all rows are shown while nothing narrows them', ALL, {}, [true, true]],
  ['all rows are not shown once something does', ALL, { q: 'Dunes' }, [false, false]],
  ['a default may be named', ANY_TIER, {}, [true, true]],
])('%s', (_words, view, chosen, expected) => {
  const filters = narrowedBy(chosen);
  expect([isViewActive(view, filters), isExactView(view, filters)]).toEqual(expected);
});

test('filters that the list has no more fall away', () => {
  expect(knownFilters({ tier: '2', colour: 'red' }, narrowedBy({}))).toEqual({ tier: '2' });
});
