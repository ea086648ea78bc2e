import { EmptyState } from '@gallery/ui';
import { Outlet } from 'react-router';
import { AdminLink } from '../components/navigation/admin-link';
import { useIsOwner } from '../components/session/staff-session';
import { AdminPage } from '../components/page/admin-page';

/** Around the pages whose calls refuse staff: they are told so, instead of a page that could read nothing. */
export function OwnerRoute() {
  if (useIsOwner()) return <Outlet />;
  return (
    <AdminPage title="For the owner">
      <EmptyState action={<AdminLink to="/admin/dashboard">Dashboard</AdminLink>}>
        Only the owner may see this page.
      </EmptyState>
    </AdminPage>
  );
}
