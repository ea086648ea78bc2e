import { signIn, serverMessageOf } from '@gallery/api-client';
import { emailError } from '@gallery/domain';
import { showToast, useCollectorAccess, showErrorToast } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { ColumnForm, FormNote } from '../../form/column-form';
import { ConnectionError } from '../../form/form-error';
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
  const { mutateAsync: submit } = useMutation({
    ...signIn(),
    // Here and not on the form: the session takes the form off the page.
    onSuccess: (entrance) => {
      enter(entrance);
      showToast({ title: 'Welcome Back', description: 'Successfully signed in to your collector account.' });
    },
  });
  const form = useAppForm({
    defaultValues: { email, password: '' },
    initialFocus: email === '' ? 'email' : 'password',
    validate: (typed) => ({
      email: emailError(typed.email),
      password: typed.password ? undefined : 'Enter your password',
    }),
    submit,
    onInvalid: (typed) => {
      if (typed.email.trim() && typed.password) return;
      showErrorToast('Missing Information', 'Please enter both email and password.');
    },
    onError: (error) => showErrorToast('Sign In Failed', serverMessageOf(error, FALLBACK)),
  });

  return (
    <ColumnForm form={form}>
      <form.TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <form.PasswordField name="password" label="Password" autoComplete="current-password" required />
      <ConnectionError error={form.formError} />
      <SubmitButton form={form} variant="filled" isWide busyText="Signing In...">
        Sign In
      </SubmitButton>
      <FormNote>
        Collectors see their certificates, saved works and private previews here.{' '}
        <Button variant="text" onClick={() => onForgotPassword(form.values().email)}>
          Forgot password?
        </Button>
      </FormNote>
      <OrderLookupLink />
    </ColumnForm>
  );
}

/** Order lookup, which needs no account. */
function OrderLookupLink() {
  const close = useCollectorAccess((state) => state.close);
  return (
    <FormNote>
      Bought without an account?{' '}
      <TextLink to="/order-lookup" onClick={close}>
        Find an order
      </TextLink>
    </FormNote>
  );
}
