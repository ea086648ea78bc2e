import { exportCommissions, ownerCommissionQuery, ownerCommissionsQuery } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CommissionDetail } from '../features/commissions/commission-detail';
import { CommissionList } from '../features/commissions/commission-list';
import { COMMISSION_FILTERS, commissionWish } from '../features/commissions/commission-words';
import { NewCommissionDialog } from '../features/commissions/new-commission-dialog';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SectionWords } from '../parts/section-words';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PEOPLE_PAGES } from './people-pages';

const COMMISSIONS = '/admin/commissions';

/** Commissions: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(COMMISSION_FILTERS);
  const wish = commissionWish(filters.values);
  const list = usePages((cursor) => ownerCommissionsQuery(wish, cursor));
  const [isOpening, setOpening] = useState(false);
  const addressOf = (each: string) => `${COMMISSIONS}/${each}${search}`;
  return (
    <ConsolePage
      title="Commissions"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsv
          options={exportCommissions()}
          wish={wish}
          fileName="commissions.csv"
          failed="The commissions were not exported."
        />
      }
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpening(true)}>
          New commission
        </Button>
      }
    >
      <SectionWords label="Collectors" pages={PEOPLE_PAGES} />
      <SplitView
        detail={id === null ? null : <OpenCommission key={id} id={id} />}
        detailLabel="Commission"
        listAddress={COMMISSIONS + search}
        backWord="All commissions"
      >
        <CommissionList list={list} filters={filters} selected={id} addressOf={addressOf} />
      </SplitView>
      {isOpening && (
        <NewCommissionDialog
          onClose={() => setOpening(false)}
          onOpened={(opened) => {
            setOpening(false);
            void navigate(addressOf(opened.id));
          }}
        />
      )}
    </ConsolePage>
  );
}

function OpenCommission({ id }: { id: string }) {
  const query = useQuery(ownerCommissionQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading commission..."
      failed="The commission could not be read."
      missing="There is no such commission."
    >
      {(commission) => <CommissionDetail commission={commission} />}
    </QueryState>
  );
}
