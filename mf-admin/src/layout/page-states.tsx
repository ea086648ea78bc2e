import { LoadingState, Page, Button, ErrorState, EmptyState, TextLink } from '@gallery/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError, Outlet } from 'react-router';
import { AdminPage } from '../components/page/admin-page';
import { useIsOwner } from '../components/session/staff-session';

/** While a page's code is loading. */
export function PageLoading() {
  return (
    <Page isPadded>
      <LoadingState>Loading...</LoadingState>
    </Page>
  );
}

/** In a page's place when it fails; the same address again is the retry. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const address = useLocation();
  useEffect(() => reportError(error), [error]);
  return (
    <AdminPage title="This page is not available">
      <ErrorState action={<Button onClick={() => void navigate(address, { replace: true })}>Retry</Button>}>
        This page is not available right now.
      </ErrorState>
    </AdminPage>
  );
}

/** Around the pages whose calls refuse staff: they are told so, instead of seeing a page without data. */
export function OwnerRoute() {
  if (useIsOwner()) return <Outlet />;
  return (
    <AdminPage title="Owner only">
      <EmptyState action={<TextLink to="/admin/dashboard">Dashboard</TextLink>}>
        Only the owner can see this page.
      </EmptyState>
    </AdminPage>
  );
}
