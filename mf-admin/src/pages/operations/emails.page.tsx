import { exportEmails, emailsQuery } from '@gallery/api-client';
import { EMAIL_FILTERS, EmailList } from '../../features/emails/email-list';
import { useListPage } from '../../components/lists/use-list-page';
import { totalLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';

/** Every email that the gallery sends, those that failed first. */
export function Component() {
  const page = useListPage({
    path: '/admin/emails',
    ...EMAIL_FILTERS,
    pageQuery: emailsQuery,
  });
  return (
    <ListPage
      page={page}
      title="Emails"
      count={totalLabel(page.list, 'failed ones first')}
      csv={{ options: exportEmails(), subject: 'emails' }}
    >
      <EmailList {...page} />
    </ListPage>
  );
}
