import { exportPartners, partnerQuery, partnersQuery, settingsQuery } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { DEFAULT_RATE_BP } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { OwedPart } from '../features/commission-ledger/owed-part';
import { PartnerLines } from '../features/commission-ledger/partner-lines';
import { PartnerOrders } from '../features/commission-ledger/partner-orders';
import { PartnerPayouts } from '../features/commission-ledger/partner-payouts';
import { PartnerStatement } from '../features/commission-ledger/partner-statement';
import { AddPartnerDialog } from '../features/partners/add-partner-dialog';
import { EditPartnerDialog } from '../features/partners/edit-partner-dialog';
import { FullInterface } from '../features/partners/full-interface';
import { PartnerDetail } from '../features/partners/partner-detail';
import { PartnerList } from '../features/partners/partner-list';
import { PartnerVisits } from '../features/partners/partner-visits';
import { PARTNER_FILTERS, partnerWish } from '../features/partners/partner-words';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SectionWords } from '../parts/section-words';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PARTNER_PAGES } from './partner-pages';

const PARTNERS = '/admin/partners';

/** Selling Partners: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(PARTNER_FILTERS);
  const wish = partnerWish(filters.values);
  const list = usePages((cursor) => partnersQuery(wish, cursor));
  const active = list.firstPage?.active;
  const defaultRate = useQuery(settingsQuery()).data?.partners.content.defaultRate ?? DEFAULT_RATE_BP / 100;
  const [open, setOpen] = useState<'add' | SellingPartner | null>(null);
  const addressOf = (each: string) => `${PARTNERS}/${each}${search}`;
  const close = () => setOpen(null);
  return (
    <ConsolePage
      title="Selling Partners"
      count={active === undefined ? undefined : `${active} active ${active === 1 ? 'partner' : 'partners'}`}
      actions={
        <ExportCsv
          options={exportPartners()}
          wish={wish}
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
      <SectionWords label="Selling Partners" pages={PARTNER_PAGES} />
      <SplitView
        detail={id === null ? null : <OpenPartner key={id} id={id} onEdit={setOpen} />}
        detailLabel="Partner"
        detailWidth="wide"
        listAddress={PARTNERS + search}
        backWord="All partners"
      >
        <PartnerList list={list} filters={filters} selected={id} addressOf={addressOf} onEdit={setOpen} />
        <FullInterface />
      </SplitView>
      {open === 'add' && (
        <AddPartnerDialog
          defaultRate={defaultRate}
          onClose={close}
          onAdded={(added) => {
            close();
            void navigate(addressOf(added.id));
          }}
        />
      )}
      {open !== null && open !== 'add' && <EditPartnerDialog partner={open} onClose={close} />}
    </ConsolePage>
  );
}

interface OpenPartnerProps {
  id: string;
  onEdit: (partner: SellingPartner) => void;
}

function OpenPartner({ id, onEdit }: OpenPartnerProps) {
  const query = useQuery(partnerQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading partner..."
      failed="The partner could not be read."
      missing="There is no such partner."
    >
      {(partner) => (
        <PartnerDetail partner={partner} onEdit={() => onEdit(partner)}>
          <OwedPart partner={partner} />
          <PartnerVisits partnerId={partner.partnerId} />
          <PartnerOrders id={partner.id} />
          <PartnerLines id={partner.id} partnerId={partner.partnerId} />
          <PartnerStatement partner={partner} />
          <PartnerPayouts id={partner.id} />
        </PartnerDetail>
      )}
    </QueryState>
  );
}
