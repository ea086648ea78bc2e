import { isApiError, openGate } from '@gallery/api-client';
import { SubmitButton } from '@gallery/ui/forms';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { usePageTitle } from '../../components/page/admin-page';
import { AccessForm } from './access-form';

/** The password before the login. */
export function GateForm({ onOpen }: { onOpen: () => void }) {
  usePageTitle('Admin Access');
  const form = useMutationForm({
    mutation: openGate(),
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Enter the password' }),
    toRequest: ({ password }) => password,
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

/** Where the browser notes, until it is closed, that the gate was opened. It opens no data. */
const GATE_STORAGE_KEY = 'admin-access';
const OPENED = 'true';

/** Where storage is forbidden the gate stays open as long as the page. */
let isOpenUnstored = false;

export function isGateOpen(): boolean {
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
    // Noted in memory then.
  }
}
