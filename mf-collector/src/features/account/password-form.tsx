import { changePassword, sessionsQuery } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button, PasswordField } from '@gallery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { PASSWORD_HINT, presentErrors } from '../../form/form-errors';
import { Form } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useForm } from '../../form/use-form';

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const {
    field,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) =>
      presentErrors({
        currentPassword: currentPassword ? undefined : 'Enter your password',
        newPassword: newPassword ? undefined : 'Choose a password',
      }),
    mutation: changePassword(),
    onSuccess: () => {
      showToast({ title: 'Password Changed', description: 'Every other session of your account has ended.' });
      void queryClient.invalidateQueries(sessionsQuery());
    },
  });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
      />
      <FormError title="The password was not changed." error={error} />
      <div>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Saving...">
          Change password
        </Button>
      </div>
    </Form>
  );
}
