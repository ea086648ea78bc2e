import type { AffiliateCommission } from '@gallery/contracts';
import { Button, EmptyState } from '@gallery/ui';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import {
  AFFILIATE_COMMISSION_VIEWS,
  type AffiliateCommissionFilterName,
} from './affiliate-commission-filters';
import { AffiliateCommissionTable } from './affiliate-commission-table';

export interface AffiliateCommissionListProps {
  list: PagedList<AffiliateCommission>;
  filters: Filters<AffiliateCommissionFilterName>;
}

/** The commission lines of all affiliates, to be searched and narrowed. */
export function AffiliateCommissionList({ list, filters }: AffiliateCommissionListProps) {
  return (
    <>
      <FilterBar list="affiliate-commissions" filters={filters} views={AFFILIATE_COMMISSION_VIEWS}>
        <SearchFilter label="Search partner, order, work" name="q" filters={filters} />
      </FilterBar>
      <AffiliateCommissionTable
        label="Commission lines"
        list={list}
        hasPartners
        empty={<NoCommissionRequests filters={filters} />}
      />
    </>
  );
}

function NoCommissionRequests({ filters }: { filters: Filters<AffiliateCommissionFilterName> }) {
  if (!filters.isNarrowed) return <EmptyState>No partner has brought a sale yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all lines</Button>}>
      No line is like that.
    </EmptyState>
  );
}
