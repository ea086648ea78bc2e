import { signIn } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { Button, PasswordField, TextField } from '@gallery/ui';
import { emailFault, withoutGaps } from '../../form/faults';
import { Form, FormLine } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useFirstFocus } from '../../form/use-first-focus';
import { useForm } from '../../form/use-form';
import { useEnter } from '../../use-enter';
import { OrderLookupLink } from './order-lookup-link';

export interface SignInFormProps {
  /** The address that was typed before. */
  email?: string;
  /** Takes the address along that was typed already. */
  onForgotten: (email: string) => void;
}

const FALLBACK = 'Invalid email or password. Please try again.';

/** Lets a collector in. */
export function SignInForm({ email = '', onForgotten }: SignInFormProps) {
  const enter = useEnter();
  const first = useFirstFocus();
  const { field, values, submit, button, isPending, failure } = useForm({
    initial: { email, password: '' },
    faultsOf: (typed) =>
      withoutGaps({
        email: emailFault(typed.email),
        password: typed.password ? undefined : 'Enter your password',
      }),
    mutation: signIn(),
    onFault: (current) => {
      if (current.email.trim() && current.password) return;
      notify({
        title: 'Missing Information',
        description: 'Please enter both email and password.',
        tone: 'destructive',
      });
    },
    onDone: (entrance) => {
      enter(entrance);
      notify({ title: 'Welcome Back', description: 'Successfully signed in to your collector account.' });
    },
    onFailure: (sentence) =>
      notify({ title: 'Sign In Failed', description: sentence ?? FALLBACK, tone: 'destructive' }),
  });

  return (
    <Form onSubmit={submit} isPending={isPending}>
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        ref={email === '' ? first : undefined}
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        ref={email === '' ? undefined : first}
        required
      />
      <FormProblem title="Sign in did not succeed." failure={failure} fallback={FALLBACK} />
      <Button ref={button} type="submit" variant="filled" isWide isBusy={isPending} busyText="Signing In...">
        Sign In
      </Button>
      <FormLine>
        Collectors see their certificates, saved works and private previews here.{' '}
        <Button variant="word" onClick={() => onForgotten(values.email)}>
          Forgotten password
        </Button>
      </FormLine>
      <OrderLookupLink />
    </Form>
  );
}
