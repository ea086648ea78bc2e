import { auditLogQuery, exportAuditLog } from '@gallery/api-client';
import { AUDIT_FILTERS, AuditList } from '../../features/audit/audit-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';

/** /admin/audit-log: what was done in the gallery, and by whom. */
export function Component() {
  const filters = useFilters(AUDIT_FILTERS);
  const list = usePagedList((cursor) => auditLogQuery(filters.values, cursor));
  return (
    <AdminPage
      title="Audit log"
      actions={
        <ExportCsvButton
          options={exportAuditLog()}
          filter={filters.values}
          fileName="audit-log.csv"
          failed="The audit log was not exported."
        />
      }
    >
      <AuditList list={list} filters={filters} />
    </AdminPage>
  );
}
