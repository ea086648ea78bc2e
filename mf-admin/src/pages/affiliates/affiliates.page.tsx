import { exportAffiliates, affiliateQuery, affiliatesQuery, settingsQuery } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { DEFAULT_AFFILIATE_RATE_BP } from '@gallery/domain';
import { Button, TextLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AffiliateBalance } from '../../features/affiliate-commissions/affiliate-balance';
import {
  AffiliateCommissions,
  AffiliateOrders,
  AffiliatePayouts,
} from '../../features/affiliate-commissions/affiliate-sections';
import { AffiliateStatementSection } from '../../features/affiliate-commissions/affiliate-statement-section';
import { AddAffiliateDialog, EditAffiliateDialog } from '../../features/affiliates/affiliate-dialogs';
import { AffiliateDetail, AffiliateVisitsChart } from '../../features/affiliates/affiliate-detail';
import { AffiliateList } from '../../features/affiliates/affiliate-list';
import { AFFILIATE_FILTERS } from '../../features/affiliates/affiliate-filters';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { useNewRecord } from '../../components/navigation/use-new-record';
import { ListPage } from '../../components/page/list-page';
import { PageSection, HelpText } from '../../components/page/page-section';
import { AFFILIATE_TABS } from './affiliate-tabs';

/** Selling Affiliates: the list, and one of them beside it. */
export function Component() {
  const navigate = useNavigate();
  const page = useListPage({
    path: '/admin/partners',
    ...AFFILIATE_FILTERS,
    pageQuery: affiliatesQuery,
  });
  const active = page.list.firstPage?.active;
  const defaultRate =
    useQuery(settingsQuery()).data?.partners.content.defaultRate ?? DEFAULT_AFFILIATE_RATE_BP / 100;
  const adding = useNewRecord();
  const [open, setOpen] = useState<Affiliate | null>(null);
  return (
    <ListPage
      page={page}
      title="Selling Partners"
      count={active === undefined ? undefined : `${active} active ${active === 1 ? 'partner' : 'partners'}`}
      csv={{ options: exportAffiliates(), subject: 'partners' }}
      mainAction={
        <Button variant="filled" size="dense" onClick={adding.open}>
          Add Partner
        </Button>
      }
      tabs={AFFILIATE_TABS}
      record={{
        detailLabel: 'Partner',
        detailWidth: 'wide',
        backLabel: 'All partners',
        render: (id) => <OpenAffiliate id={id} onEdit={setOpen} />,
      }}
    >
      <AffiliateList {...page} onEdit={setOpen} />
      <PageSection title="Commission and applications">
        <HelpText>Commission to review, balances, unknown referrals and applications.</HelpText>
        <HelpText>
          <TextLink to="/admin/selling-partners">Open the full interface</TextLink>
        </HelpText>
      </PageSection>
      {adding.isOpen && (
        <AddAffiliateDialog
          defaultRate={defaultRate}
          onClose={adding.close}
          onAdded={({ id }) => void navigate(page.addressOf(id))}
        />
      )}
      {open && <EditAffiliateDialog partner={open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function OpenAffiliate({ id, onEdit }: { id: string; onEdit: (partner: Affiliate) => void }) {
  return (
    <QueryView options={affiliateQuery(id)} subject="partner" missing>
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
    </QueryView>
  );
}
