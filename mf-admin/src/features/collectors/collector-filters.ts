import { COLLECTOR_LEVELS, collectorLevelLabel } from '@gallery/domain';
import { anyText, filterOptions, listFilters, keyOf, oneOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';

export type CollectorFilterName = keyof typeof COLLECTOR_FILTERS.defaults;

/** Filters under a name. */
export const COLLECTOR_VIEWS: readonly ListView<CollectorFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'VIP', filters: { level: 'VIP' } },
  { label: 'Buyers', filters: { orders: 'with', sort: 'spent' } },
  { label: 'Never bought', filters: { orders: 'without', address: 'confirmed' } },
  { label: 'Unconfirmed', filters: { address: 'unconfirmed' } },
];

const ORDERS_LABELS = { with: 'Has bought', without: 'Has not bought' };
const ADDRESS_LABELS = { confirmed: 'Confirmed', unconfirmed: 'Unconfirmed' };

export const LEVEL_OPTIONS = filterOptions({
  ...Object.fromEntries(COLLECTOR_LEVELS.toReversed().map((level) => [level, level])),
  none: 'First-time',
});
export const ORDERS_OPTIONS = filterOptions(ORDERS_LABELS);
export const ADDRESS_OPTIONS = filterOptions(ADDRESS_LABELS);
export const SORT_OPTIONS = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'Last name' },
  { value: 'spent', label: 'Most spent' },
];

/** How the rows are sorted, for the count beside the title. */
export const sortLabel = (sort: string): string =>
  (SORT_OPTIONS.find(({ value }) => value === sort)?.label ?? 'Newest first').toLowerCase();

/** The level as the list says it, in one word. */
export const levelLabel = (level: (typeof COLLECTOR_LEVELS)[number] | null): string =>
  level ?? collectorLevelLabel(null).replace(' Collector', '');

export const COLLECTOR_FILTERS = listFilters({
  q: anyText,
  level: oneOf(...COLLECTOR_LEVELS, 'none'),
  orders: keyOf(ORDERS_LABELS),
  address: keyOf(ADDRESS_LABELS),
  since: anyText,
  sort: oneOf('name', 'spent'),
});
