import type { AffiliateCommission } from '@gallery/contracts';
import { anyText, listFilters, keyOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';
import { COMMISSION_STATE_LABELS } from './affiliate-commission-labels';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter } from '../../components/filters/filter-fields';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { AffiliateCommissionTable } from './affiliate-commission-table';

type AffiliateCommissionFilterName = keyof typeof AFFILIATE_COMMISSION_FILTERS.defaults;

const AFFILIATE_COMMISSION_VIEWS: readonly ListView<AffiliateCommissionFilterName>[] = [
  { label: 'All', filters: {} },
  ...Object.entries(COMMISSION_STATE_LABELS).map(([state, label]) => ({ label, filters: { state } })),
];

export const AFFILIATE_COMMISSION_FILTERS = listFilters({
  q: anyText,
  state: keyOf(COMMISSION_STATE_LABELS),
});

type AffiliateCommissionListProps = Pick<
  RecordListProps<AffiliateCommission, AffiliateCommissionFilterName>,
  'list' | 'filters'
>;

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
        empty="No partner sales yet."
        narrowed={{ filters, text: 'No commission lines match these filters.', showAll: 'Show all lines' }}
      />
    </>
  );
}
