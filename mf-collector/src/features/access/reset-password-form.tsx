import { isApiError, resetPassword } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button, Notice, PasswordField } from '@gallery/ui';
import { useState } from 'react';
import { PASSWORD_HINT, presentErrors } from '../../form/form-errors';
import { Form, FormNote } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useInitialFocus } from '../../form/use-initial-focus';
import { useForm } from '../../form/use-form';
import { useStartSession } from '../../use-start-session';
import { ForgotPasswordForm } from './forgot-password-form';
import styles from './reset-password-form.module.css';

export interface ResetPasswordFormProps {
  /** From the link in the email. */
  token: string;
  /** The password is changed and the collector signed in. */
  onDone: () => void;
  onBack: () => void;
}

/** Chooses a new password by a link. If the link has expired, shows the form that sends another. */
export function ResetPasswordForm({ token, onDone, onBack }: ResetPasswordFormProps) {
  const enter = useStartSession();
  const [hasEnded, setEnded] = useState(false);
  const first = useInitialFocus();
  const {
    field,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { password: '' },
    validate: ({ password }) => presentErrors({ password: password ? undefined : 'Choose a password' }),
    mutation: resetPassword(token),
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({
        title: 'Password Changed',
        description: 'You are signed in; every other session has ended.',
      });
      onDone();
    },
    onError: (_sentence, error) => setEnded(isApiError(error, 'account_link_unknown')),
  });

  if (hasEnded)
    return (
      <div className={styles.over}>
        <Notice tone="error" title="This link is not valid any more.">
          It has been used, is too old, or a newer one was sent. Have a new one sent to your address.
        </Notice>
        <ForgotPasswordForm onBack={onBack} />
      </div>
    );
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <PasswordField
        {...field('password')}
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        ref={first}
        required
      />
      <FormError title="The password was not changed." error={error} />
      <div>
        <Button ref={button} type="submit" variant="filled" isBusy={isPending} busyText="Saving...">
          Save and sign in
        </Button>
      </div>
      <FormNote>Every other session of your account ends with it.</FormNote>
    </Form>
  );
}
