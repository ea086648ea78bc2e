import {
  exportCommissionRequests,
  adminCommissionRequestQuery,
  adminCommissionRequestsQuery,
} from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CommissionRequestDetail } from '../../features/commission-requests/commission-request-detail';
import { CommissionRequestList } from '../../features/commission-requests/commission-request-list';
import { COMMISSION_REQUEST_FILTERS } from '../../features/commission-requests/commission-request-filters';
import { NewCommissionRequestDialog } from '../../features/commission-requests/commission-request-dialogs';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { totalLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';
import { COLLECTOR_TABS } from './collector-tabs';

/** Commissions: the list, and one of them beside it. */
export function Component() {
  const navigate = useNavigate();
  const page = useListPage({
    path: '/admin/commissions',
    ...COMMISSION_REQUEST_FILTERS,
    pageQuery: adminCommissionRequestsQuery,
  });
  const [isOpening, setOpening] = useState(false);
  return (
    <ListPage
      page={page}
      title="Commissions"
      count={totalLabel(page.list, 'newest first')}
      csv={{ options: exportCommissionRequests(), subject: 'commissions' }}
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpening(true)}>
          New commission
        </Button>
      }
      tabs={COLLECTOR_TABS}
      record={{
        detailLabel: 'Commission',
        backLabel: 'All commissions',
        render: (id) => (
          <QueryView options={adminCommissionRequestQuery(id)} subject="commission" missing>
            {(commission) => <CommissionRequestDetail commission={commission} />}
          </QueryView>
        ),
      }}
    >
      <CommissionRequestList {...page} />
      {isOpening && (
        <NewCommissionRequestDialog
          onClose={() => setOpening(false)}
          onOpened={({ id }) => {
            setOpening(false);
            void navigate(page.addressOf(id));
          }}
        />
      )}
    </ListPage>
  );
}
