import { isApiError, signInStaff, signInWithPasskey, startPasskeySignIn } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { SubmitButton } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice, errorMessage } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { provePasskey } from '../../components/session/passkey-prompts';
import { usePageTitle } from '../../components/page/admin-page';
import { AccessForm } from './access-form';

export interface LoginFormProps {
  /** It is in a dialog with its title. */
  isInDialog?: boolean;
  /** Called once signed in, with the session stored. */
  onDone?: (session: StaffSession) => void;
}

/** Signs in to the admin. */
export function LoginForm({ isInDialog, onDone }: LoginFormProps) {
  /** The server has asked for the code of the second factor. */
  const [isCodeAsked, setCodeAsked] = useState(false);
  usePageTitle('Sign in');
  const form = useMutationForm({
    mutation: {
      ...signInStaff(),
      // Handled here and not in the form: the session takes the form off the page.
      onSuccess: (session) => welcome(session, onDone),
    },
    defaultValues: { username: '', password: '', code: '' },
    toRequest: ({ username, password, code }) => ({
      username: username.trim(),
      password,
      code: isCodeAsked ? code : undefined,
    }),
    onError: (error) => {
      if (isApiError(error, 'code_required')) setCodeAsked(true);
      else
        showToast({
          title: 'Login Failed',
          description: errorMessage(error, FALLBACK),
          tone: 'destructive',
        });
    },
  });
  const { username, password, code } = form.watch();
  const { focus } = form;
  useEffect(() => {
    if (isCodeAsked) focus('code');
  }, [focus, isCodeAsked]);
  const isFilled = username.trim() !== '' && password !== '' && (!isCodeAsked || code.trim() !== '');
  return (
    <AccessForm form={form} title="Sign in" isInDialog={isInDialog}>
      <form.TextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <form.PasswordField name="password" label="Password" autoComplete="current-password" required />
      {isCodeAsked && (
        <form.TextField
          name="code"
          label="Code"
          hint="From your authenticator app, or one of your recovery codes"
          autoComplete="one-time-code"
          required
        />
      )}
      <ErrorNotice
        title="Login Failed"
        failure={isApiError(form.error, 'code_required') ? null : form.formError}
        fallback={FALLBACK}
      />
      <div>
        <SubmitButton form={form} variant="filled" size="dense" disabled={!isFilled} busyText="Signing in...">
          Sign in
        </SubmitButton>
      </div>
      <PasskeyButton onDone={onDone} />
    </AccessForm>
  );
}

/** Signs in by a passkey in place of everything above. */
function PasskeyButton({ onDone }: Pick<LoginFormProps, 'onDone'>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await startPasskeySignIn();
      return signInWithPasskey(await provePasskey(options));
    },
    onSuccess: (session) => welcome(session, onDone),
  });
  return (
    <>
      <ErrorNotice
        title="Login Failed"
        failure={error}
        fallback="Your browser didn’t use a passkey. Try again, or sign in with your password."
      />
      <div>
        <TextButton isBusy={isPending} onClick={() => mutate()}>
          Sign in with a passkey
        </TextButton>
      </div>
    </>
  );
}

function welcome(session: StaffSession, onDone: LoginFormProps['onDone']): void {
  showToast({ title: 'Login Successful', description: `Welcome, ${session.user.firstName}.` });
  onDone?.(session);
}

const FALLBACK = 'Invalid credentials';
