import { commissionLinesQuery, partnersQuery } from '@gallery/api-client';
import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { LineTable } from '../features/commission-ledger/line-table';
import { OwedTable } from '../features/commission-ledger/owed-table';
import { UnknownReferrals } from '../features/commission-ledger/unknown-referrals';
import { ConsolePage } from '../parts/console-page';
import { ConsolePart, Help } from '../parts/console-part';
import { SectionWords } from '../parts/section-words';
import { usePages } from '../parts/use-pages';
import { PARTNER_PAGES } from './partner-pages';

/** /admin/selling-partners: what the owner has to decide and to pay, and who wants to become a partner. */
export function Component() {
  const toDecide = usePages((cursor) => commissionLinesQuery({ state: 'review' }, cursor));
  const partners = usePages((cursor) => partnersQuery({}, cursor));
  return (
    <ConsolePage title="Partner management">
      <SectionWords label="Selling Partners" pages={PARTNER_PAGES} />
      <ConsolePart title="To decide">
        <Help>
          Commission that is not paid by itself, because of its referral or of what the print has cost.
        </Help>
        <LineTable
          label="Lines to decide"
          list={toDecide}
          hasPartners
          empty={<Help>Nothing waits for you.</Help>}
        />
      </ConsolePart>
      <ConsolePart title="Owed and paid">
        <Help>Commission is pending until the return period of its order is over, and due after that.</Help>
        <OwedTable list={partners} />
      </ConsolePart>
      <ConsolePart title="Unknown referrals">
        <Help>
          Orders that came with a code which no partner has. Their pages let you say by hand whose they are.
        </Help>
        <UnknownReferrals />
      </ConsolePart>
      <ConsolePart title="Applications">
        <Help>Who wants to become a partner stands in the inbox, where they are approved or declined.</Help>
        <Help>
          <WordLink render={(link) => <Link to="/admin/inbox?type=partner_application" {...link} />}>
            Open the applications
          </WordLink>
        </Help>
      </ConsolePart>
    </ConsolePage>
  );
}
