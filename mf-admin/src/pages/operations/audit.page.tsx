import { auditLogQuery, exportAuditLog } from '@gallery/api-client';
import { AUDIT_FILTERS } from '../../features/audit/audit-filters';
import { AuditList } from '../../features/audit/audit-list';
import { useListPage } from '../../components/lists/use-list-page';
import { ListPage } from '../../components/page/list-page';

/** /admin/audit-log: what was done in the gallery, and by whom. */
export function Component() {
  const page = useListPage({
    path: '/admin/audit-log',
    defaults: AUDIT_FILTERS,
    toFilter: (values) => values,
    pageQuery: auditLogQuery,
  });
  const csv = { options: exportAuditLog(), subject: 'audit', failed: 'The audit log was not exported.' };
  return (
    <ListPage page={page} title="Audit log" csv={csv}>
      <AuditList {...page} />
    </ListPage>
  );
}
