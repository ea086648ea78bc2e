import type { EmailTemplateRow } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { AdminLink } from '../../../components/navigation/admin-link';
import { DataTable, type Column } from '../../../components/lists/data-table';

/** Every email that the gallery sends, with who gets it. */
export function EmailTemplateList({ mails }: { mails: readonly EmailTemplateRow[] }) {
  return (
    <DataTable
      label="Mail texts"
      columns={COLUMNS}
      list={{ rows: mails, isError: false, isFetching: false, refetch: () => undefined }}
      keyOf={({ key }) => key}
      empty={<EmptyState>There is no mail yet.</EmptyState>}
    />
  );
}

const COLUMNS: readonly Column<EmailTemplateRow>[] = [
  {
    key: 'title',
    head: 'Mail',
    priority: 'first',
    render: ({ key, title }) => <AdminLink to={`/admin/settings/mails/${key}`}>{title}</AdminLink>,
  },
  { key: 'occasion', head: 'Goes', priority: 'second', render: ({ occasion }) => occasion },
  {
    key: 'own',
    head: 'Words',
    priority: 'state',
    render: ({ isOwn }) => (isOwn ? 'Own' : 'As installed'),
  },
];
