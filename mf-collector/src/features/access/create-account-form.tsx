import { isApiError, signUp, serverMessageOf } from '@gallery/api-client';
import { emailError } from '@gallery/domain';
import { showToast, showErrorToast } from '@gallery/session';
import { Button, Notice } from '@gallery/ui';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { ColumnForm, FormNote, PASSWORD_HINT } from '../../form/column-form';
import { ConnectionError } from '../../form/form-error';
import { useStartSession } from '../../use-start-session';

export interface CreateAccountFormProps {
  /** For an address that already has an account. Both get the typed email. */
  onSignIn: (email: string) => void;
  onForgotten: (email: string) => void;
}

const FALLBACK = 'Unable to create account. Please try again.';

/** Creates an account. The server decides what a password must be. */
export function CreateAccountForm({ onSignIn, onForgotten }: CreateAccountFormProps) {
  const enter = useStartSession();
  const { mutateAsync: submit } = useMutation({
    ...signUp(),
    // Here and not on the form: the session takes the form off the page.
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({
        title: 'Account Created',
        description: `Welcome, ${entrance.collector.firstName}. A link to confirm your email address is on its way.`,
      });
    },
  });
  const form = useAppForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: ({ firstName, email, password }) => ({
      firstName: firstName.trim() ? undefined : 'Enter your first name',
      email: emailError(email),
      password: password ? undefined : 'Choose a password',
    }),
    submit,
    onInvalid: ({ firstName, email, password }) => {
      if (firstName.trim() && email.trim() && password) return;
      showErrorToast('Missing Information', 'Please fill in all required fields.');
    },
    // The form says where a known address leads; the toast does not say it once more.
    onError: (error) =>
      showErrorToast(
        'Account Creation Failed',
        isApiError(error, 'account_exists') ? undefined : serverMessageOf(error, FALLBACK),
      ),
  });

  return (
    <ColumnForm form={form}>
      <form.TextField name="firstName" label="First name" autoComplete="given-name" required />
      <form.TextField name="lastName" label="Last name (optional)" autoComplete="family-name" />
      <form.TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <form.PasswordField
        name="password"
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
      />
      {isApiError(form.formError, 'account_exists') && (
        <Notice tone="error">
          An account with this email already exists.{' '}
          <Button variant="text" onClick={() => onSignIn(form.values().email)}>
            Sign in
          </Button>
          , or{' '}
          <Button variant="text" onClick={() => onForgotten(form.values().email)}>
            reset your password
          </Button>
          .
        </Notice>
      )}
      <ConnectionError error={form.formError} />
      <SubmitButton form={form} variant="filled" isWide busyText="Creating Account...">
        Create Account
      </SubmitButton>
      <FormNote>
        An account keeps your orders, certificates and saved works. You can also buy without an account.
      </FormNote>
    </ColumnForm>
  );
}
