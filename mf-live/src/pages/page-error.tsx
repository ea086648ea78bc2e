import { Button, ErrorState, Page } from '@gallery/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { usePageTitle } from '../use-page-title';

/** In a page's place when it fails; the same address again is the retry. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const address = useLocation();
  usePageTitle('This page is not available');
  useEffect(() => reportError(error), [error]);
  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        action={<Button onClick={() => void navigate(address, { replace: true })}>Retry</Button>}
      >
        This page is not available right now.
      </ErrorState>
    </Page>
  );
}
