import { isApiError, logIn } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, PasswordField, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../components/page/use-page-title';
import { ErrorNotice, errorMessage } from '../../components/feedback/error-notice';
import { AccessForm } from './access-form';

export interface LoginFormProps {
  /** It stands in a dialog of its title. */
  isInDialog?: boolean;
  /** Signed in; the session is kept already. */
  onDone?: (session: StaffSession) => void;
}

/** Signs in to the console. */
export function LoginForm({ isInDialog, onDone }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Of the second factor; null until the server asks for one. */
  const [code, setCode] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const isCodeAsked = code !== null;
  usePageTitle('Log in');
  const { mutate, isPending, error } = useMutation({
    ...logIn(),
    onSuccess: (session) => {
      showToast({ title: 'Login Successful', description: `Welcome, ${session.user.firstName}.` });
      onDone?.(session);
    },
    onError: (failure) => {
      if (isApiError(failure, 'code_required')) setCode('');
      else
        showToast({
          title: 'Login Failed',
          description: errorMessage(failure, FALLBACK),
          tone: 'destructive',
        });
    },
  });
  useFocusAfterPending(isPending, button);
  // What is to be done next has just come to stand there.
  useEffect(() => {
    if (isCodeAsked) codeField.current?.focus();
  }, [isCodeAsked]);
  const isFilled = username.trim() !== '' && password !== '' && code?.trim() !== '';
  return (
    <AccessForm
      title="Log in"
      isInDialog={isInDialog}
      isPending={isPending}
      onSubmit={() => isFilled && mutate({ username: username.trim(), password, code: code ?? undefined })}
    >
      <TextField
        label="Username"
        look="boxed"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        readOnly={isPending}
        onChange={({ target }) => setUsername(target.value)}
        required
      />
      <PasswordField
        label="Password"
        look="boxed"
        autoComplete="current-password"
        value={password}
        readOnly={isPending}
        onChange={({ target }) => setPassword(target.value)}
        required
      />
      {isCodeAsked && (
        <TextField
          label="Code"
          hint="From your authenticator app, or one of your recovery codes"
          look="boxed"
          autoComplete="one-time-code"
          value={code}
          readOnly={isPending}
          onChange={({ target }) => setCode(target.value)}
          ref={codeField}
          required
        />
      )}
      <ErrorNotice
        title="Login Failed"
        failure={isApiError(error, 'code_required') ? null : error}
        fallback={FALLBACK}
      />
      <div>
        <Button
          ref={button}
          type="submit"
          variant="filled"
          size="dense"
          disabled={!isFilled}
          isBusy={isPending}
          busyText="Logging in..."
        >
          Log in
        </Button>
      </div>
    </AccessForm>
  );
}

const FALLBACK = 'Invalid credentials';
