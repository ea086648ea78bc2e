import type { CollectorListFilter } from '@gallery/api-client';
import { COLLECTOR_LEVELS, collectorLevelLabel } from '@gallery/domain';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const COLLECTOR_FILTERS = { q: '', level: '', orders: '', address: '', since: '', sort: '' };
export type CollectorFilterName = keyof typeof COLLECTOR_FILTERS;

/** Filters under a name. */
export const COLLECTOR_VIEWS: readonly ListView<CollectorFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'VIP', filters: { level: 'VIP' } },
  { label: 'Buyers', filters: { orders: 'with', sort: 'spent' } },
  { label: 'Never bought', filters: { orders: 'without', address: 'confirmed' } },
  { label: 'Unconfirmed', filters: { address: 'unconfirmed' } },
];

const ALL = { value: '', label: 'All' };

export const LEVEL_OPTIONS = [
  ALL,
  ...COLLECTOR_LEVELS.toReversed().map((value) => ({ value, label: value })),
  { value: 'none', label: 'First-time' },
];
export const ORDERS_OPTIONS = [
  ALL,
  { value: 'with', label: 'Has bought' },
  { value: 'without', label: 'Has not bought' },
];
export const ADDRESS_OPTIONS = [
  ALL,
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unconfirmed', label: 'Unconfirmed' },
];
export const SORT_OPTIONS = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'By last name' },
  { value: 'spent', label: 'Spent most' },
];

/** How the rows are sorted, for the count beside the title. */
export const sortLabel = (sort: string): string =>
  (SORT_OPTIONS.find(({ value }) => value === sort)?.label ?? 'Newest first').toLowerCase();

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
  const filter: CollectorListFilter = {};
  const known = ([...COLLECTOR_LEVELS, 'none'] as const).find((each) => each === level);
  if (q !== '') filter.q = q;
  if (known) filter.level = known;
  if (orders === 'with' || orders === 'without') filter.orders = orders;
  if (address === 'confirmed' || address === 'unconfirmed') filter.address = address;
  if (since !== '') filter.since = since;
  if (sort === 'name' || sort === 'spent') filter.sort = sort;
  return filter;
}
