import { isApiError, signUp } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { Button, PasswordField, TextField } from '@gallery/ui';
import { emailFault, PASSWORD_HINT, withoutGaps } from '../../form/faults';
import { Form, FormLine } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useForm } from '../../form/use-form';
import { useEnter } from '../../use-enter';
import { AccountExists } from './account-exists';

export interface CreateAccountFormProps {
  /** For an address that has an account already. Both are given what was typed. */
  onSignIn: (email: string) => void;
  onForgotten: (email: string) => void;
}

const FALLBACK = 'Unable to create account. Please try again.';

/** Makes an account. What a password must be is the server's to judge. */
export function CreateAccountForm({ onSignIn, onForgotten }: CreateAccountFormProps) {
  const enter = useEnter();
  const { field, values, submit, button, isPending, failure } = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '' },
    faultsOf: ({ firstName, email, password }) =>
      withoutGaps({
        firstName: firstName.trim() ? undefined : 'Enter your first name',
        lastName: undefined,
        email: emailFault(email),
        password: password ? undefined : 'Choose a password',
      }),
    mutation: signUp(),
    onFault: ({ firstName, email, password }) => {
      if (firstName.trim() && email.trim() && password) return;
      notify({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    },
    onDone: (entrance) => {
      enter(entrance);
      notify({
        title: 'Account Created',
        description: `Welcome, ${entrance.collector.firstName}. A link to confirm your e-mail address is on its way.`,
      });
    },
    onFailure: (sentence) =>
      notify({ title: 'Account Creation Failed', description: sentence ?? FALLBACK, tone: 'destructive' }),
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
      {isApiError(failure, 'account_exists') ? (
        <AccountExists
          onSignIn={() => onSignIn(values.email)}
          onForgotten={() => onForgotten(values.email)}
        />
      ) : (
        <FormProblem title="The account was not created." failure={failure} fallback={FALLBACK} />
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
      <FormLine>
        An account keeps your orders, certificates and saved works. Prints are sold without one too.
      </FormLine>
    </Form>
  );
}
