import { EmptyState, TextLink } from '@gallery/ui';
import { AdminPage } from '../components/page/admin-page';

/** An address below /admin that no page of the admin has. */
export function Component() {
  return (
    <AdminPage title="404 Page Not Found">
      <EmptyState action={<TextLink to="/admin/dashboard">Dashboard</TextLink>}>
        The console has no page at this address.
      </EmptyState>
    </AdminPage>
  );
}
