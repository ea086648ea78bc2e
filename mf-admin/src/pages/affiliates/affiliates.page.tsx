import { exportAffiliates, affiliateQuery, affiliatesQuery, settingsQuery } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { DEFAULT_AFFILIATE_RATE_BP } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { AffiliateBalance } from '../../features/affiliate-commissions/affiliate-balance';
import { AffiliateCommissions } from '../../features/affiliate-commissions/affiliate-commissions';
import { AffiliateOrders } from '../../features/affiliate-commissions/affiliate-orders';
import { AffiliatePayouts } from '../../features/affiliate-commissions/affiliate-payouts';
import { AffiliateStatementSection } from '../../features/affiliate-commissions/affiliate-statement-section';
import { AddAffiliateDialog } from '../../features/affiliates/add-affiliate-dialog';
import { EditAffiliateDialog } from '../../features/affiliates/edit-affiliate-dialog';
import { AffiliateManagementLink } from '../../features/affiliates/affiliate-management-link';
import { AffiliateDetail } from '../../features/affiliates/affiliate-detail';
import { AffiliateList } from '../../features/affiliates/affiliate-list';
import { AffiliateVisitsChart } from '../../features/affiliates/affiliate-visits-chart';
import { AFFILIATE_FILTERS, toAffiliateFilter } from '../../features/affiliates/affiliate-filters';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { PageTabs } from '../../components/page/page-tabs';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';
import { AFFILIATE_TABS } from './affiliate-tabs';

const AFFILIATES = '/admin/partners';

/** Selling Affiliates: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(AFFILIATE_FILTERS);
  const filter = toAffiliateFilter(filters.values);
  const list = usePagedList((cursor) => affiliatesQuery(filter, cursor));
  const active = list.firstPage?.active;
  const defaultRate =
    useQuery(settingsQuery()).data?.partners.content.defaultRate ?? DEFAULT_AFFILIATE_RATE_BP / 100;
  const [open, setOpen] = useState<'add' | Affiliate | null>(null);
  const addressOf = (each: string) => `${AFFILIATES}/${each}${search}`;
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Selling Partners"
      count={active === undefined ? undefined : `${active} active ${active === 1 ? 'partner' : 'partners'}`}
      actions={
        <ExportCsvButton
          options={exportAffiliates()}
          filter={filter}
          fileName="partners.csv"
          failed="The partners were not exported."
        />
      }
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpen('add')}>
          Add Partner
        </Button>
      }
    >
      <PageTabs label="Selling Partners" pages={AFFILIATE_TABS} />
      <SplitView
        detail={id === null ? null : <OpenAffiliate key={id} id={id} onEdit={setOpen} />}
        detailLabel="Partner"
        detailWidth="wide"
        listAddress={AFFILIATES + search}
        backLabel="All partners"
      >
        <AffiliateList list={list} filters={filters} selected={id} addressOf={addressOf} onEdit={setOpen} />
        <AffiliateManagementLink />
      </SplitView>
      {open === 'add' && (
        <AddAffiliateDialog
          defaultRate={defaultRate}
          onClose={close}
          onAdded={(added) => {
            close();
            void navigate(addressOf(added.id));
          }}
        />
      )}
      {open !== null && open !== 'add' && <EditAffiliateDialog partner={open} onClose={close} />}
    </AdminPage>
  );
}

interface OpenAffiliateProps {
  id: string;
  onEdit: (partner: Affiliate) => void;
}

function OpenAffiliate({ id, onEdit }: OpenAffiliateProps) {
  const query = useQuery(affiliateQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading partner..."
      failed="The partner could not be read."
      missing="There is no such partner."
    >
      {(partner) => (
        <AffiliateDetail partner={partner} onEdit={() => onEdit(partner)}>
          <AffiliateBalance partner={partner} />
          <AffiliateVisitsChart partnerId={partner.partnerId} />
          <AffiliateOrders id={partner.id} />
          <AffiliateCommissions id={partner.id} partnerId={partner.partnerId} />
          <AffiliateStatementSection partner={partner} />
          <AffiliatePayouts id={partner.id} />
        </AffiliateDetail>
      )}
    </QueryState>
  );
}
