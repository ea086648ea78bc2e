import { TextLink } from '@gallery/ui';
import type { EmailTemplateRow } from '@gallery/contracts';
import { textColumn } from '../../../components/lists/columns';
import { wholeList } from '../../../components/lists/list-state';
import { DataTable, type Column } from '../../../components/lists/data-table';

/** Every email that the gallery sends, with who gets it. */
export function EmailTemplateList({ templates }: { templates: readonly EmailTemplateRow[] }) {
  return (
    <DataTable
      label="Email templates"
      columns={COLUMNS}
      list={wholeList(templates)}
      keyOf={({ key }) => key}
      empty="No emails yet."
    />
  );
}

const COLUMNS: readonly Column<EmailTemplateRow>[] = [
  {
    key: 'title',
    head: 'Email',
    priority: 'first',
    render: ({ key, title }) => <TextLink to={`/admin/settings/email-templates/${key}`}>{title}</TextLink>,
  },
  textColumn('occasion', 'When it is sent', { priority: 'second' }),
  {
    key: 'own',
    head: 'Text',
    priority: 'state',
    render: ({ isOwn }) => (isOwn ? 'Customized' : 'Default'),
  },
];
