import { isApiError, unlockAdminGate } from '@gallery/api-client';
import { SubmitButton } from '@gallery/ui/forms';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { usePageTitle } from '../../components/page/use-page-title';
import { AccessForm } from './access-form';
import { rememberGateOpen } from './gate-storage';

export interface GateFormProps {
  /** The password was right. */
  onOpen: () => void;
}

/** The password before the login. */
export function GateForm({ onOpen }: GateFormProps) {
  usePageTitle('Admin Access');
  const form = useMutationForm({
    mutation: unlockAdminGate(),
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
