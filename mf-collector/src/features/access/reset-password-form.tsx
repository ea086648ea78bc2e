import { isApiError, resetPassword } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { ColumnForm, FormNote, PASSWORD_HINT } from '../../form/column-form';
import { FormError } from '../../form/form-error';
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
  const { mutateAsync: submit, error } = useMutation(resetPassword(token));
  const form = useAppForm({
    defaultValues: { password: '' },
    initialFocus: 'password',
    validate: ({ password }) => ({ password: password ? undefined : 'Choose a password' }),
    submit,
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({
        title: 'Password Changed',
        description: 'You are signed in; every other session has ended.',
      });
      onDone();
    },
  });

  if (isApiError(error, 'account_link_unknown'))
    return (
      <div className={styles.over}>
        <Notice tone="error" title="This link is not valid any more.">
          It has been used, is too old, or a newer one was sent. Have a new one sent to your address.
        </Notice>
        <ForgotPasswordForm onBack={onBack} />
      </div>
    );
  return (
    <ColumnForm form={form}>
      <form.PasswordField
        name="password"
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
      />
      <FormError title="The password was not changed." error={form.formError} />
      <div>
        <SubmitButton form={form} variant="filled" busyText="Saving...">
          Save and sign in
        </SubmitButton>
      </div>
      <FormNote>Every other session of your account ends with it.</FormNote>
    </ColumnForm>
  );
}
