import {
  promptSignIn,
  cancelSignInPrompt,
  useCollectorAccess,
  useCollectorSession,
  usePageTitle,
} from '@gallery/session';
import { Button, EmptyState, Page } from '@gallery/ui';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';

/**
 * Guards the collector's pages: a signed-out person is asked to sign in, and then sees the page. Also when a session
 * ends while the page is open.
 */
export function RequiresCollector() {
  const isSignedIn = useCollectorSession(({ sessionId }) => sessionId !== null);
  const wasSignedIn = useRef(isSignedIn);

  useEffect(() => {
    if (isSignedIn) {
      wasSignedIn.current = true;
      return;
    }
    promptSignIn(wasSignedIn.current ? 'ended' : 'missing');
    return cancelSignInPrompt;
  }, [isSignedIn]);

  return isSignedIn ? <Outlet /> : <SignedOut />;
}

function SignedOut() {
  const open = useCollectorAccess((state) => state.open);
  // The title that the document has before the browser's session is known.
  usePageTitle('Collector');
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail="Sign in to see your favorites, orders and certificates."
        action={
          <>
            <Button onClick={() => open()}>Sign In</Button>
            <Button variant="text" onClick={() => open('create-account')}>
              Create Account
            </Button>
          </>
        }
      >
        This page is for collectors.
      </EmptyState>
    </Page>
  );
}
