import { TextLink } from '@gallery/ui';
import { allAffiliateCommissionsQuery, affiliatesQuery } from '@gallery/api-client';
import { AffiliateCommissionTable } from '../../features/affiliate-commissions/affiliate-commission-table';
import { AffiliateBalanceTable } from '../../features/affiliate-commissions/affiliate-balance-table';
import { UnknownReferrals } from '../../features/affiliate-commissions/unknown-referrals';
import { AdminPage } from '../../components/page/admin-page';
import { PageSection, HelpText } from '../../components/page/page-section';
import { PageTabs } from '../../components/page/page-tabs';
import { usePagedList } from '../../components/lists/use-paged-list';
import { AFFILIATE_TABS } from './affiliate-tabs';

/** /admin/selling-affiliates: what the owner has to decide and to pay, and who wants to become an affiliate. */
export function Component() {
  const toDecide = usePagedList((cursor) => allAffiliateCommissionsQuery({ state: 'review' }, cursor));
  const partners = usePagedList((cursor) => affiliatesQuery({}, cursor));
  return (
    <AdminPage title="Partner management">
      <PageTabs {...AFFILIATE_TABS} />
      <PageSection title="To decide">
        <HelpText>
          Commission that needs a decision because of its referral or the cost of the print.
        </HelpText>
        <AffiliateCommissionTable
          label="Lines to decide"
          list={toDecide}
          hasPartners
          empty={<HelpText>Nothing is waiting for you.</HelpText>}
        />
      </PageSection>
      <PageSection title="Owed and paid">
        <HelpText>
          Commission is pending until the return period of its order is over, and due after that.
        </HelpText>
        <AffiliateBalanceTable list={partners} />
      </PageSection>
      <PageSection title="Unknown referrals">
        <HelpText>
          Orders with a code that belongs to no partner. Assign them to a partner on their pages.
        </HelpText>
        <UnknownReferrals />
      </PageSection>
      <PageSection title="Applications">
        <HelpText>Applications to become a partner are approved or declined in the inbox.</HelpText>
        <HelpText>
          <TextLink to="/admin/inbox?type=partner_application">Open the applications</TextLink>
        </HelpText>
      </PageSection>
    </AdminPage>
  );
}
