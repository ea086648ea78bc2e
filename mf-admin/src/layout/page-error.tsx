import { Button, ErrorState } from '@gallery/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { AdminPage } from '../components/page/admin-page';

/** In a page's place when it fails; the same address again is the retry. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const address = useLocation();
  useEffect(() => reportError(error), [error]);
  return (
    <AdminPage title="This page is not available">
      <ErrorState
        error={error}
        action={<Button onClick={() => void navigate(address, { replace: true })}>Retry</Button>}
      >
        This page is not available right now.
      </ErrorState>
    </AdminPage>
  );
}
