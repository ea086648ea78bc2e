import type { AffiliateCommission } from '@gallery/contracts';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter } from '../../components/filters/search-filter';
import type { RecordListProps } from '../../components/lists/use-list-page';
import {
  AFFILIATE_COMMISSION_VIEWS,
  type AffiliateCommissionFilterName,
} from './affiliate-commission-filters';
import { AffiliateCommissionTable } from './affiliate-commission-table';

export type AffiliateCommissionListProps = Pick<
  RecordListProps<AffiliateCommission, AffiliateCommissionFilterName>,
  'list' | 'filters'
>;

/** The commission lines of all affiliates, to be searched and narrowed. */
export function AffiliateCommissionList({ list, filters }: AffiliateCommissionListProps) {
  return (
    <>
      <FilterBar list="commission-lines" filters={filters} views={AFFILIATE_COMMISSION_VIEWS}>
        <SearchFilter label="Search partner, order, work" name="q" filters={filters} />
      </FilterBar>
      <AffiliateCommissionTable
        label="Commission lines"
        list={list}
        hasPartners
        empty="No partner has brought a sale yet."
        narrowed={{ filters, text: 'No line is like that.', showAll: 'Show all lines' }}
      />
    </>
  );
}
