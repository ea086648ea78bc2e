import { signIn } from '@gallery/api-client';
import { showToast, useCollectorAccess } from '@gallery/session';
import { Button, PasswordField, TextField, TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import { emailError, presentErrors } from '../../form/form-errors';
import { Form, FormNote } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useInitialFocus } from '../../form/use-initial-focus';
import { useForm } from '../../form/use-form';
import { useStartSession } from '../../use-start-session';

export interface SignInFormProps {
  /** The email typed before. */
  email?: string;
  /** Gets the typed email. */
  onForgotPassword: (email: string) => void;
}

const FALLBACK = 'Invalid email or password. Please try again.';

export function SignInForm({ email = '', onForgotPassword }: SignInFormProps) {
  const enter = useStartSession();
  const first = useInitialFocus();
  const {
    field,
    values,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { email, password: '' },
    validate: (typed) =>
      presentErrors({
        email: emailError(typed.email),
        password: typed.password ? undefined : 'Enter your password',
      }),
    mutation: signIn(),
    onInvalid: (current) => {
      if (current.email.trim() && current.password) return;
      showToast({
        title: 'Missing Information',
        description: 'Please enter both email and password.',
        tone: 'destructive',
      });
    },
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({ title: 'Welcome Back', description: 'Successfully signed in to your collector account.' });
    },
    onError: (sentence) =>
      showToast({ title: 'Sign In Failed', description: sentence ?? FALLBACK, tone: 'destructive' }),
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
      <FormError title="Sign in did not succeed." error={error} fallback={FALLBACK} />
      <Button ref={button} type="submit" variant="filled" isWide isBusy={isPending} busyText="Signing In...">
        Sign In
      </Button>
      <FormNote>
        Collectors see their certificates, saved works and private previews here.{' '}
        <Button variant="text" onClick={() => onForgotPassword(values.email)}>
          Forgotten password
        </Button>
      </FormNote>
      <OrderLookupLink />
    </Form>
  );
}

/** Order lookup, which needs no account. */
function OrderLookupLink() {
  const close = useCollectorAccess((state) => state.close);
  return (
    <FormNote>
      Bought without an account?{' '}
      <TextLink
        render={(parts) => (
          <Link {...parts} to="/order-lookup" onClick={close}>
            Find an order
          </Link>
        )}
      />
    </FormNote>
  );
}
