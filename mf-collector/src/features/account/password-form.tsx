import { changePassword, sessionsQuery } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ColumnForm, PASSWORD_HINT } from '../../form/column-form';
import { FormError } from '../../form/form-error';

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const form = useAppForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : 'Enter your password',
      newPassword: newPassword ? undefined : 'Choose a password',
    }),
    submit: useMutation(changePassword()).mutateAsync,
    clearsOnSuccess: true,
    onSuccess: () => {
      showToast({ title: 'Password Changed', description: 'You have been signed out everywhere else.' });
      void queryClient.invalidateQueries(sessionsQuery());
    },
  });
  return (
    <ColumnForm form={form}>
      <form.PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        required
      />
      <form.PasswordField
        name="newPassword"
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
      />
      <FormError title="Your password was not changed." error={form.formError} />
      <div>
        <SubmitButton form={form} busyText="Saving...">
          Change password
        </SubmitButton>
      </div>
    </ColumnForm>
  );
}
