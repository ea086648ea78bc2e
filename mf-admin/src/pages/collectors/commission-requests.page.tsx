import {
  exportCommissionRequests,
  adminCommissionRequestQuery,
  adminCommissionRequestsQuery,
} from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CommissionRequestDetail } from '../../features/commission-requests/commission-request-detail';
import { CommissionRequestList } from '../../features/commission-requests/commission-request-list';
import {
  COMMISSION_REQUEST_FILTERS,
  toCommissionRequestFilter,
} from '../../features/commission-requests/commission-request-filters';
import { NewCommissionRequestDialog } from '../../features/commission-requests/new-commission-request-dialog';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { PageTabs } from '../../components/page/page-tabs';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';
import { COLLECTOR_TABS } from './collector-tabs';

const COMMISSION_REQUESTS = '/admin/commissions';

/** Commissions: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(COMMISSION_REQUEST_FILTERS);
  const filter = toCommissionRequestFilter(filters.values);
  const list = usePagedList((cursor) => adminCommissionRequestsQuery(filter, cursor));
  const [isOpening, setOpening] = useState(false);
  const addressOf = (each: string) => `${COMMISSION_REQUESTS}/${each}${search}`;
  return (
    <AdminPage
      title="Commissions"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsvButton
          options={exportCommissionRequests()}
          filter={filter}
          fileName="commission-requests.csv"
          failed="The commissions were not exported."
        />
      }
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpening(true)}>
          New commission
        </Button>
      }
    >
      <PageTabs label="Collectors" pages={COLLECTOR_TABS} />
      <SplitView
        detail={id === null ? null : <OpenCommissionRequest key={id} id={id} />}
        detailLabel="Commission"
        listAddress={COMMISSION_REQUESTS + search}
        backLabel="All commissions"
      >
        <CommissionRequestList list={list} filters={filters} selected={id} addressOf={addressOf} />
      </SplitView>
      {isOpening && (
        <NewCommissionRequestDialog
          onClose={() => setOpening(false)}
          onOpened={(opened) => {
            setOpening(false);
            void navigate(addressOf(opened.id));
          }}
        />
      )}
    </AdminPage>
  );
}

function OpenCommissionRequest({ id }: { id: string }) {
  const query = useQuery(adminCommissionRequestQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading commission..."
      failed="The commission could not be read."
      missing="There is no such commission."
    >
      {(commission) => <CommissionRequestDetail commission={commission} />}
    </QueryState>
  );
}
