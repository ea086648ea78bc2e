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
      <PageSection title="To review">
        <HelpText>
          Commission that needs a decision because of its referral or an unknown print cost.
        </HelpText>
        <AffiliateCommissionTable
          label="Lines to review"
          list={toDecide}
          hasPartners
          empty={<HelpText>Nothing needs your attention.</HelpText>}
        />
      </PageSection>
      <PageSection title="Owed and paid">
        <HelpText>
          Commission is pending until the return period of its order is over, and due after that.
        </HelpText>
        <AffiliateBalanceTable list={partners} />
      </PageSection>
      <PageSection title="Unknown referrals">
        <HelpText>Orders with a code that no partner has. Open an order to assign it to a partner.</HelpText>
        <UnknownReferrals />
      </PageSection>
      <PageSection title="Applications">
        <HelpText>Applications to become a partner are approved or declined in the inbox.</HelpText>
        <HelpText>
          <TextLink to="/admin/inbox?type=partner_application">Open applications</TextLink>
        </HelpText>
      </PageSection>
    </AdminPage>
  );
}
