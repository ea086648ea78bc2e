import { exportMails, mailsQuery, type MailWish } from '@gallery/api-client';
import { MAIL_FILTERS, MailList, type MailFilter } from '../features/mails/mail-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';

/** Every mail that the gallery sends, those that failed first. */
export function Component() {
  const filters = useFilters(MAIL_FILTERS);
  const wish = mailWish(filters.values);
  const list = usePages((cursor) => mailsQuery(wish, cursor));
  return (
    <ConsolePage
      title="Mails"
      count={list.total === undefined ? undefined : `${list.total}, failed ones first`}
      actions={
        <ExportCsv
          options={exportMails()}
          wish={wish}
          fileName="mails.csv"
          failed="The mails were not exported."
        />
      }
    >
      <MailList list={list} filters={filters} />
    </ConsolePage>
  );
}

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
function mailWish({ q, state }: Record<MailFilter, string>): MailWish {
  const wish: MailWish = {};
  if (q !== '') wish.q = q;
  if (state === 'dead' || state === 'waiting' || state === 'delivered') wish.state = state;
  return wish;
}
