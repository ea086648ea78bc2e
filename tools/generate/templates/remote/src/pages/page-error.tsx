import { usePageTitle } from '@gallery/session';
import { PageError as PageErrorView } from '@gallery/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';

/** Replaces a page that failed. Retry opens the same address again. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  usePageTitle('This page is not available');
  useEffect(() => reportError(error), [error]);
  return (
    <PageErrorView
      error={error}
      retryLabel="Retry"
      onRetry={() => void navigate(location, { replace: true })}
    >
      This page is not available right now.
    </PageErrorView>
  );
}
