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
 * Around the collectors' own pages: whoever is signed out is told and asked to sign in, and then goes on to the page
 * that they asked for. So does a session that ends while the page is open.
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
  usePageTitle('Collector access');
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
