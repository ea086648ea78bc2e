import {
  onReauthentication,
  reauthenticate,
  reauthenticateWithPasskey,
  startPasskeyReauthentication,
} from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { provePasskey } from '../../components/session/passkey-prompts';
import styles from './access-form.module.css';

/** Asks for password or passkey when a request needs it again; the request is repeated afterwards. */
export function ConfirmIdentityDialog() {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null);
  useEffect(
    () => onReauthentication(() => new Promise<boolean>((resolve) => setAnswer({ give: resolve }))),
    [],
  );
  if (answer === null) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer.give(isConfirmed);
  };
  return <OpenDialog onClose={close} />;
}

function OpenDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const form = useMutationForm({
    mutation: reauthenticate(),
    defaultValues: { password: '' },
    toRequest: (typed) => typed,
    onSuccess: () => onClose(true),
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await startPasskeyReauthentication();
      await reauthenticateWithPasskey(await provePasskey(options));
    },
    onSuccess: () => onClose(true),
  });
  return (
    <Dialog
      isOpen
      onClose={() => !form.isPending && onClose(false)}
      title="Confirm it’s you"
      description="To continue, enter your password or use a passkey."
      footer={
        <>
          <Button
            size="dense"
            isBusy={passkey.isPending}
            busyText="Checking..."
            onClick={() => passkey.mutate()}
          >
            Use a passkey
          </Button>
          <SubmitButton
            form={form}
            size="dense"
            variant="filled"
            disabled={form.watch('password') === ''}
            busyText="Checking..."
          >
            Confirm
          </SubmitButton>
        </>
      }
    >
      <Form form={form} look="boxed" className={styles.form}>
        <form.PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <ErrorNotice title="The password could not be checked." failure={form.formError} />
        <ErrorNotice
          title="The passkey was not used."
          failure={passkey.error}
          fallback="Your browser didn’t use one. Try again, or enter your password."
        />
      </Form>
    </Dialog>
  );
}
