import { allAffiliateCommissionsQuery, exportAllAffiliateCommissions } from '@gallery/api-client';
import {
  AFFILIATE_COMMISSION_FILTERS,
  toCommissionFilter,
} from '../../features/affiliate-commissions/affiliate-commission-filters';
import { AffiliateCommissionList } from '../../features/affiliate-commissions/affiliate-commission-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { PageTabs } from '../../components/page/page-tabs';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';
import { AFFILIATE_TABS } from './affiliate-tabs';

/** Every commission of every affiliate. */
export function Component() {
  const filters = useFilters(AFFILIATE_COMMISSION_FILTERS);
  const filter = toCommissionFilter(filters.values);
  const list = usePagedList((cursor) => allAffiliateCommissionsQuery(filter, cursor));
  return (
    <AdminPage
      title="Commission lines"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsvButton
          options={exportAllAffiliateCommissions()}
          filter={filter}
          fileName="affiliate-commissions.csv"
          failed="The commission lines were not exported."
        />
      }
    >
      <PageTabs label="Selling Partners" pages={AFFILIATE_TABS} />
      <AffiliateCommissionList list={list} filters={filters} />
    </AdminPage>
  );
}
