import { auditPageQuery, exportAudit } from '@gallery/api-client';
import { AUDIT_FILTERS, AuditList } from '../features/audit/audit-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';

/** /admin/audit: what was done in the gallery, and by whom. */
export function Component() {
  const filters = useFilters(AUDIT_FILTERS);
  const list = usePages((cursor) => auditPageQuery(filters.values, cursor));
  return (
    <ConsolePage
      title="Audit log"
      actions={
        <ExportCsv
          options={exportAudit()}
          wish={filters.values}
          fileName="audit.csv"
          failed="The audit log was not exported."
        />
      }
    >
      <AuditList list={list} filters={filters} />
    </ConsolePage>
  );
}
