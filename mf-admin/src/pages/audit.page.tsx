import { AuditList } from '../features/audit/audit-list';
import { ConsolePage } from '../parts/console-page';

/** /admin/audit: what was done in the gallery, and by whom. */
export function Component() {
  return (
    <ConsolePage title="Audit log">
      <AuditList />
    </ConsolePage>
  );
}
