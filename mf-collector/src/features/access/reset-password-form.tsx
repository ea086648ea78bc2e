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
        description: 'You are signed in here, and signed out everywhere else.',
      });
      onDone();
    },
  });

  if (isApiError(error, 'account_link_unknown'))
    return (
      <div className={styles.over}>
        <Notice tone="error" title="This link is no longer valid.">
          It was already used, has expired, or was replaced by a newer one. Please request a new link.
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
      <FormError title="Your password was not changed." error={form.formError} />
      <div>
        <SubmitButton form={form} variant="filled" busyText="Saving...">
          Save and sign in
        </SubmitButton>
      </div>
      <FormNote>This signs you out everywhere else.</FormNote>
    </ColumnForm>
  );
}
