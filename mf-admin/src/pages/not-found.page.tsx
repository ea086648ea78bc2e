import { EmptyState, TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import { AdminPage } from '../components/page/admin-page';

/** An address below /admin that no page of the admin has. */
export function Component() {
  return (
    <AdminPage title="404 Page Not Found">
      <EmptyState
        action={<TextLink render={(link) => <Link to="/admin/dashboard" {...link} />}>Dashboard</TextLink>}
      >
        The console has no page at this address.
      </EmptyState>
    </AdminPage>
  );
}
