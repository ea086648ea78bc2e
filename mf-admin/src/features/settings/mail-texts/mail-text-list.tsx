import type { MailTextRow } from '@gallery/contracts';
import { EmptyState, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../parts/data-table';

export interface MailTextListProps {
  mails: readonly MailTextRow[];
}

/** Every mail that the gallery sends, with who gets it. */
export function MailTextList({ mails }: MailTextListProps) {
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

const COLUMNS: readonly Column<MailTextRow>[] = [
  {
    key: 'title',
    head: 'Mail',
    priority: 'first',
    render: ({ key, title }) => (
      <WordLink render={(link) => <Link to={`/admin/settings/mails/${key}`} {...link} />}>{title}</WordLink>
    ),
  },
  { key: 'occasion', head: 'Goes', priority: 'second', render: ({ occasion }) => occasion },
  {
    key: 'own',
    head: 'Words',
    priority: 'state',
    render: ({ isOwn }) => (isOwn ? 'Own' : 'As installed'),
  },
];
