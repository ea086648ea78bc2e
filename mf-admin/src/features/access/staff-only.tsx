import { isApiError, readStaffSession, unlockAdminGate } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import { SubmitButton } from '@gallery/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { QueryState } from '../../components/feedback/query-state';
import { useIsSessionKnown, useStaffSession } from '../../components/session/staff-session';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';
import { LoginForm } from './login-form';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { usePageTitle } from '../../components/page/admin-page';
import { AccessForm } from './access-form';

interface StaffOnlyProps {
  children: ReactNode;
  /** Shown instead to people who must first set up a second factor. */
  secondFactorSetup?: ReactNode;
}

/**
 * Shows its content to signed-in people; before that, the gate and then the login. A session that ends while
 * someone works leaves what they have typed where it is, in the page and in dialogs over it: the login covers both, and
 * they go on after it.
 */
export function StaffOnly({ children, secondFactorSetup }: StaffOnlyProps) {
  const isKnown = useIsSessionKnown();
  const isSecondFactorMissing = useStaffSession()?.user.isSecondFactorMissing === true;
  if (!isKnown) return <SessionCheck />;
  return (
    <SignedInOnly>
      {isSecondFactorMissing ? secondFactorSetup : children}
      <ConfirmIdentityDialog />
    </SignedInOnly>
  );
}

/** While the API is asked who is signed in: a page cannot read its own session. */
function SessionCheck() {
  const query = useQuery({
    queryKey: ['staff-session'],
    queryFn: async () => {
      await readStaffSession();
      return null;
    },
    gcTime: 0,
  });
  return (
    <main>
      <QueryState query={query} subject="session" failed="The gallery could not be reached.">
        {() => null}
      </QueryState>
    </main>
  );
}

function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  const [isOpen, setOpen] = useState(isGateOpen);
  const holder = useLastUser(session);
  // Someone who was signed in has passed the gate.
  if (session === null && holder === null && !isOpen) return <GateForm onOpen={() => setOpen(true)} />;
  if (holder === null) return <LoginForm />;
  return (
    <>
      <div key={holder} hidden={session === null}>
        {children}
      </div>
      {/* Only a dialog takes the keys and the pointer from open dialogs. */}
      <Dialog
        isOpen={session === null}
        title="Sign in"
        description="Your session has ended. Sign in to continue."
      >
        <LoginForm isInDialog />
      </Dialog>
    </>
  );
}

/** Who is signed in, or was last. Refused requests are fetched again; another person sees nothing of theirs. */
function useLastUser(session: StaffSession | null): string | null {
  const queryClient = useQueryClient();
  const current = session?.user.username ?? null;
  const [holder, setHolder] = useState(current);
  if (current !== null && current !== holder) setHolder(current);
  const before = useRef({ current, holder });
  useEffect(() => {
    const { current: then, holder: last } = before.current;
    before.current = { current, holder };
    if (current === null || then === current) return;
    if (last !== null && last !== current) void queryClient.resetQueries();
    else void queryClient.invalidateQueries();
  }, [current, holder, queryClient]);
  return current ?? holder;
}

/** The password before the login. */
function GateForm({ onOpen }: { onOpen: () => void }) {
  usePageTitle('Admin Access');
  const form = useMutationForm({
    mutation: unlockAdminGate(),
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Enter the password' }),
    toRequest: (typed) => typed,
    fieldErrors: (error) => (isApiError(error, 'gate_refused') ? { password: 'Incorrect password' } : {}),
    onError: (error) => {
      if (isApiError(error, 'gate_refused')) form.change({ password: '' });
    },
    onSuccess: () => {
      rememberGateOpen();
      onOpen();
    },
  });
  return (
    <AccessForm form={form} title="Admin Access">
      <form.PasswordField name="password" label="Password" autoComplete="off" required />
      <ErrorNotice title="The password could not be checked." failure={form.formError} />
      <div>
        <SubmitButton form={form} variant="filled" size="dense" busyText="Checking...">
          Continue
        </SubmitButton>
      </div>
    </AccessForm>
  );
}

/** Where the browser notes, until it is closed, that the gate was opened. It gives no access to data. */
const GATE_STORAGE_KEY = 'admin-access';
const OPENED = 'true';

/** Where storage is forbidden the gate stays open as long as the page. */
let isOpenUnstored = false;

function isGateOpen(): boolean {
  try {
    return window.sessionStorage.getItem(GATE_STORAGE_KEY) === OPENED || isOpenUnstored;
  } catch {
    return isOpenUnstored;
  }
}

function rememberGateOpen(): void {
  isOpenUnstored = true;
  try {
    window.sessionStorage.setItem(GATE_STORAGE_KEY, OPENED);
    isOpenUnstored = false;
  } catch {
    // It is then noted in memory.
  }
}
