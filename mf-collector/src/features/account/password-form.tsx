import { changePassword, sessionsQuery } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { Button, PasswordField } from '@gallery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { PASSWORD_HINT, withoutGaps } from '../../form/faults';
import { Form } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useForm } from '../../form/use-form';

/** Another password; every other session ends with the old one. */
export function PasswordForm() {
  const queryClient = useQueryClient();
  const { field, submit, button, isPending, failure } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    faultsOf: ({ currentPassword, newPassword }) =>
      withoutGaps({
        currentPassword: currentPassword ? undefined : 'Enter your password',
        newPassword: newPassword ? undefined : 'Choose a password',
      }),
    mutation: changePassword(),
    onDone: () => {
      notify({ title: 'Password Changed', description: 'Every other session of your account has ended.' });
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
      <FormProblem title="The password was not changed." failure={failure} />
      <div>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Saving...">
          Change password
        </Button>
      </div>
    </Form>
  );
}
