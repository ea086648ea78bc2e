import { EmptyState, WordLink } from '@gallery/ui';
import { Link, Outlet } from 'react-router';
import { useIsOwner } from '../parts/owners-only';
import { ConsolePage } from '../parts/console-page';

/** Around the pages whose calls refuse staff: they are told so, instead of a page that could read nothing. */
export function ForOwner() {
  if (useIsOwner()) return <Outlet />;
  return (
    <ConsolePage title="For the owner">
      <EmptyState
        action={<WordLink render={(link) => <Link to="/admin/dashboard" {...link} />}>Dashboard</WordLink>}
      >
        Only the owner may see this page.
      </EmptyState>
    </ConsolePage>
  );
}
