import { EmptyState } from '@gallery/ui';
import { AdminLink } from '../components/navigation/admin-link';
import { AdminPage } from '../components/page/admin-page';

/** An address below /admin that no page of the admin has. */
export function Component() {
  return (
    <AdminPage title="404 Page Not Found">
      <EmptyState action={<AdminLink to="/admin/dashboard">Dashboard</AdminLink>}>
        The console has no page at this address.
      </EmptyState>
    </AdminPage>
  );
}
