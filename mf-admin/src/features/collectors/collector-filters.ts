import type { CollectorListFilter } from '@gallery/api-client';
import { COLLECTOR_LEVELS, collectorLevelLabel } from '@gallery/domain';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const COLLECTOR_FILTERS = { q: '', level: '', orders: '', address: '', since: '', sort: '' };
export type CollectorFilterName = keyof typeof COLLECTOR_FILTERS;

/** Filters under a name. */
export const COLLECTOR_VIEWS: readonly ListView<CollectorFilterName>[] = [
  { word: 'All', filters: {} },
  { word: 'VIP', filters: { level: 'VIP' } },
  { word: 'Buyers', filters: { orders: 'with', sort: 'spent' } },
  { word: 'Never bought', filters: { orders: 'without', address: 'confirmed' } },
  { word: 'Unconfirmed', filters: { address: 'unconfirmed' } },
];

const ALL = { value: '', word: 'All' };

export const LEVEL_OPTIONS = [
  ALL,
  ...COLLECTOR_LEVELS.toReversed().map((value) => ({ value, word: value })),
  { value: 'none', word: 'First-time' },
];
export const ORDERS_OPTIONS = [
  ALL,
  { value: 'with', word: 'Has bought' },
  { value: 'without', word: 'Has not bought' },
];
export const ADDRESS_OPTIONS = [
  ALL,
  { value: 'confirmed', word: 'Confirmed' },
  { value: 'unconfirmed', word: 'Unconfirmed' },
];
export const SORT_OPTIONS = [
  { value: '', word: 'Newest first' },
  { value: 'name', word: 'By last name' },
  { value: 'spent', word: 'Spent most' },
];

/** How the rows are sorted, for the count beside the title. */
export const sortLabel = (sort: string): string =>
  (SORT_OPTIONS.find(({ value }) => value === sort)?.word ?? 'Newest first').toLowerCase();

/** The level as the list says it, in one word. */
export const levelLabel = (level: (typeof COLLECTOR_LEVELS)[number] | null): string =>
  level ?? collectorLevelLabel(null).replace(' Collector', '');

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toCollectorFilter({
  q,
  level,
  orders,
  address,
  since,
  sort,
}: Record<CollectorFilterName, string>): CollectorListFilter {
  const wish: CollectorListFilter = {};
  const known = ([...COLLECTOR_LEVELS, 'none'] as const).find((each) => each === level);
  if (q !== '') wish.q = q;
  if (known) wish.level = known;
  if (orders === 'with' || orders === 'without') wish.orders = orders;
  if (address === 'confirmed' || address === 'unconfirmed') wish.address = address;
  if (since !== '') wish.since = since;
  if (sort === 'name' || sort === 'spent') wish.sort = sort;
  return wish;
}
