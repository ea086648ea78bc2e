import { partnersQuery } from '@gallery/api-client';
import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { OwedTable } from '../features/commission-ledger/owed-table';
import { ConsolePage } from '../parts/console-page';
import { ConsolePart, Help } from '../parts/console-part';
import { SectionWords } from '../parts/section-words';
import { usePages } from '../parts/use-pages';
import { PARTNER_PAGES } from './partner-pages';

/** /admin/selling-partners: what is owed to whom, and who wants to become a partner (A3, P16). */
export function Component() {
  const partners = usePages((cursor) => partnersQuery({}, cursor));
  return (
    <ConsolePage title="Partner management">
      <SectionWords label="Selling Partners" pages={PARTNER_PAGES} />
      <ConsolePart title="Owed and paid">
        <Help>Commission is pending until the return period of its order is over, and due after that.</Help>
        <OwedTable list={partners} />
      </ConsolePart>
      <ConsolePart title="Applications">
        <Help>Who wants to become a partner stands in the inbox, where they are approved or declined.</Help>
        <p>
          <WordLink render={(link) => <Link to="/admin/inbox?type=partner_application" {...link} />}>
            Open the applications
          </WordLink>
        </p>
      </ConsolePart>
    </ConsolePage>
  );
}
