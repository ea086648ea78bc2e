import { allAffiliateCommissionsQuery, exportAllAffiliateCommissions } from '@gallery/api-client';
import {
  AFFILIATE_COMMISSION_FILTERS,
  AffiliateCommissionList,
} from '../../features/affiliate-commissions/affiliate-commission-list';
import { useListPage } from '../../components/lists/use-list-page';
import { totalLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';
import { AFFILIATE_TABS } from './affiliate-tabs';

/** Every commission of every affiliate. */
export function Component() {
  const page = useListPage({
    path: '/admin/selling-partners/lines',
    ...AFFILIATE_COMMISSION_FILTERS,
    pageQuery: allAffiliateCommissionsQuery,
  });
  return (
    <ListPage
      page={page}
      title="Commission lines"
      count={totalLabel(page.list, 'newest first')}
      csv={{
        options: exportAllAffiliateCommissions(),
        subject: 'commission lines',
        fileName: 'affiliate-commissions.csv',
      }}
      tabs={AFFILIATE_TABS}
    >
      <AffiliateCommissionList {...page} />
    </ListPage>
  );
}
