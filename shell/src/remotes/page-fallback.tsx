import { usePageTitle } from '@gallery/session';
import { Button, ErrorState, Page } from '@gallery/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { NotFoundPage } from '../pages/not-found.page';
import { useSuggestedArtwork } from '../pages/use-suggested-artwork';
import { RemoteUnavailable } from './remote-unavailable-error';

/** Replaces a page that failed, or whose remote did. The layout keeps working. */
export function PageFallback() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <Panel error={error} />;
}

function Panel({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const address = useLocation();
  const isTrying = useNavigation().state !== 'idle';
  usePageTitle('This page is not available');
  const artwork = useSuggestedArtwork();
  const isRemote = error instanceof RemoteUnavailable;
  useEffect(() => {
    if (!isRemote) reportError(error);
  }, [isRemote, error]);

  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        artwork={artwork}
        error={error}
        detail={
          isRemote
            ? 'The rest of the gallery is open. Please try again in a moment.'
            : 'Something went wrong on this page. The rest of the gallery is open.'
        }
        action={
          <Button
            aria-busy={isTrying}
            // The same address again: the router loads the remote again.
            onClick={() => void navigate(address, { replace: true })}
          >
            Retry
          </Button>
        }
      >
        This page is not available right now.
      </ErrorState>
    </Page>
  );
}
