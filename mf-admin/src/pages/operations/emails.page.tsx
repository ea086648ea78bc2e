import { exportEmails, emailsQuery, type EmailListFilter } from '@gallery/api-client';
import { EMAIL_FILTERS, EmailList, type EmailFilterName } from '../../features/emails/email-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';

/** Every email that the gallery sends, those that failed first. */
export function Component() {
  const filters = useFilters(EMAIL_FILTERS);
  const filter = toEmailFilter(filters.values);
  const list = usePagedList((cursor) => emailsQuery(filter, cursor));
  return (
    <AdminPage
      title="Mails"
      count={list.total === undefined ? undefined : `${list.total}, failed ones first`}
      actions={
        <ExportCsvButton
          options={exportEmails()}
          filter={filter}
          fileName="emails.csv"
          failed="The mails were not exported."
        />
      }
    >
      <EmailList list={list} filters={filters} />
    </AdminPage>
  );
}

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
function toEmailFilter({ q, state }: Record<EmailFilterName, string>): EmailListFilter {
  const filter: EmailListFilter = {};
  if (q !== '') filter.q = q;
  if (state === 'dead' || state === 'waiting' || state === 'delivered') filter.state = state;
  return filter;
}
