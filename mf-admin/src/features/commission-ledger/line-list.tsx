import type { CommissionLine } from '@gallery/contracts';
import { Button, EmptyState } from '@gallery/ui';
import { FilterBar } from '../../parts/filter-bar';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { LINE_VIEWS, type LineFilter } from './line-filters';
import { LineTable } from './line-table';

export interface LineListProps {
  list: PagedList<CommissionLine>;
  filters: Filters<LineFilter>;
}

/** The commission lines of all partners, to be searched and narrowed. */
export function LineList({ list, filters }: LineListProps) {
  return (
    <>
      <FilterBar list="commission-lines" filters={filters} views={LINE_VIEWS}>
        <SearchFilter label="Search partner, order, work" name="q" filters={filters} />
      </FilterBar>
      <LineTable label="Commission lines" list={list} hasPartners empty={<NoLines filters={filters} />} />
    </>
  );
}

function NoLines({ filters }: { filters: Filters<LineFilter> }) {
  if (!filters.isNarrowed) return <EmptyState>No partner has brought a sale yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all lines</Button>}>
      No line is like that.
    </EmptyState>
  );
}
