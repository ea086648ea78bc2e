import { isApiError, logIn } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, PasswordField, TextField, useFocusAfter } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { usePageTitle } from '../../page-title';
import { Problem } from '../../parts/problem';
import { Entrance } from './entrance';

export interface LoginFormProps {
  /** Why it stands here, where that is not plain. */
  lead?: ReactNode;
  /** Signed in; the session is kept already. */
  onDone?: (session: StaffSession) => void;
}

/** Signs in to the console (A8-A11). */
export function LoginForm({ lead, onDone }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  usePageTitle('Log in');
  const { mutate, isPending, error } = useMutation({
    ...logIn(),
    onSuccess: (session) => {
      notify({ title: 'Login Successful', description: `Welcome, ${session.user.firstName}.` });
      onDone?.(session);
    },
    onError: (failure) =>
      notify({ title: 'Login Failed', description: sentenceOf(failure), tone: 'destructive' }),
  });
  useFocusAfter(isPending, button);
  const isFilled = username.trim() !== '' && password !== '';
  return (
    <Entrance
      title="Log in"
      lead={lead}
      isPending={isPending}
      onSubmit={() => isFilled && mutate({ username: username.trim(), password })}
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
      <Problem title="Login Failed" failure={error} fallback="Invalid credentials" />
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
    </Entrance>
  );
}

const sentenceOf = (failure: Error): string =>
  (isApiError(failure) ? failure.serverMessage : null) ?? 'Invalid credentials';
