import { seriesTableQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import { filterOptions } from '../../components/filters/filter-parser';
import type { Filters } from '../../components/filters/use-filters';

/** Every filter of the inventory; an empty text does not narrow it. */
export const INVENTORY_FILTERS = { q: '', series: '', tier: '', availability: '', state: '' };
export type InventoryFilterName = keyof typeof INVENTORY_FILTERS;

const asOptions = (words: readonly string[]) =>
  filterOptions(Object.fromEntries(words.map((word) => [word, word])));

const STATE_OPTIONS = [
  { value: '', label: 'Kept' },
  { value: 'live', label: 'Live' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'archived', label: 'Archived' },
];

/** Above the inventory: search, series, tier, availability, and what is on show. */
export function InventoryFilterBar({ filters }: { filters: Filters<InventoryFilterName> }) {
  const { data: table } = useQuery(seriesTableQuery());
  const chosen = filters.values.series;
  // Works may carry names that no series has; what the address asks for stands in the list before it has come.
  const names = [...(table?.series ?? []), ...(table?.strays ?? [])].map(({ name }) => name);
  const series = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <FilterBar list="inventory" filters={filters}>
      <SearchFilter label="Search" name="q" filters={filters} />
      <SelectFilter label="Series" name="series" filters={filters} options={asOptions(series)} />
      <SelectFilter label="Tier" name="tier" filters={filters} options={asOptions(['Tier 1', 'Tier 2'])} />
      <SelectFilter
        label="Availability"
        name="availability"
        filters={filters}
        options={asOptions(['available', 'reserved', 'sold', 'not for sale'])}
      />
      <SelectFilter label="On show" name="state" filters={filters} options={STATE_OPTIONS} />
    </FilterBar>
  );
}
