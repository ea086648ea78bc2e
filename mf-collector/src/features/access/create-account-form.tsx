import { isApiError, signUp } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button, PasswordField, TextField, Notice } from '@gallery/ui';
import { emailError, PASSWORD_HINT, presentErrors } from '../../form/form-errors';
import { Form, FormNote } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useForm } from '../../form/use-form';
import { useStartSession } from '../../use-start-session';

export interface CreateAccountFormProps {
  /** For an address that already has an account. Both get the typed email. */
  onSignIn: (email: string) => void;
  onForgotten: (email: string) => void;
}

const FALLBACK = 'Unable to create account. Please try again.';

/** Creates an account. The server decides what a password must be. */
export function CreateAccountForm({ onSignIn, onForgotten: onForgotPassword }: CreateAccountFormProps) {
  const enter = useStartSession();
  const {
    field,
    values,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    validate: ({ firstName, email, password }) =>
      presentErrors({
        firstName: firstName.trim() ? undefined : 'Enter your first name',
        lastName: undefined,
        email: emailError(email),
        password: password ? undefined : 'Choose a password',
      }),
    mutation: signUp(),
    onInvalid: ({ firstName, email, password }) => {
      if (firstName.trim() && email.trim() && password) return;
      showToast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    },
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({
        title: 'Account Created',
        description: `Welcome, ${entrance.collector.firstName}. A link to confirm your e-mail address is on its way.`,
      });
    },
    onError: (sentence) =>
      showToast({ title: 'Account Creation Failed', description: sentence ?? FALLBACK, tone: 'destructive' }),
  });

  return (
    <Form onSubmit={submit} isPending={isPending}>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
      <TextField {...field('lastName')} label="Last name (optional)" autoComplete="family-name" />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
      />
      {isApiError(error, 'account_exists') ? (
        <AccountExists
          onSignIn={() => onSignIn(values.email)}
          onForgotten={() => onForgotPassword(values.email)}
        />
      ) : (
        <FormError title="The account was not created." error={error} fallback={FALLBACK} />
      )}
      <Button
        ref={button}
        type="submit"
        variant="filled"
        isWide
        isBusy={isPending}
        busyText="Creating Account..."
      >
        Create Account
      </Button>
      <FormNote>
        An account keeps your orders, certificates and saved works. Prints are sold without one too.
      </FormNote>
    </Form>
  );
}

interface AccountExistsProps {
  onSignIn: () => void;
  onForgotten: () => void;
}

/** The server's message that the account exists, with links to sign in and to reset the password. */
function AccountExists({ onSignIn, onForgotten: onForgotPassword }: AccountExistsProps) {
  return (
    <Notice tone="error" title="The account was not created.">
      An account with this email already exists.{' '}
      <Button variant="text" onClick={onSignIn}>
        Sign in
      </Button>{' '}
      or{' '}
      <Button variant="text" onClick={onForgotPassword}>
        reset your password
      </Button>
      .
    </Notice>
  );
}
