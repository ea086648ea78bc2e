import { isApiError, openGate } from '@gallery/api-client';
import { Button, PasswordField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTitle } from '../../page-title';
import { Problem } from '../../parts/problem';
import { Entrance } from './entrance';
import { noteGateOpen } from './gate-flag';

export interface GateProps {
  /** The password was right. */
  onOpen: () => void;
}

/** The password before the login. */
export function Gate({ onOpen }: GateProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  usePageTitle('Admin Access');
  const { mutate, isPending, error, reset } = useMutation({
    ...openGate(),
    onSuccess: () => {
      noteGateOpen();
      onOpen();
    },
    onError: (failure) => {
      if (!isApiError(failure, 'gate_refused')) return;
      setFault('Incorrect password');
      setPassword('');
      field.current?.focus();
    },
  });
  const submit = () => {
    reset();
    setFault(password ? undefined : 'Enter the password');
    if (password) mutate(password);
  };
  return (
    <Entrance title="Admin Access" isPending={isPending} onSubmit={submit}>
      <PasswordField
        ref={field}
        label="Password"
        look="boxed"
        autoComplete="off"
        value={password}
        error={fault}
        readOnly={isPending}
        onChange={({ target }) => {
          setPassword(target.value);
          setFault(undefined);
        }}
        required
      />
      <Problem
        title="The password could not be checked."
        failure={isApiError(error, 'gate_refused') ? null : error}
      />
      <div>
        <Button type="submit" variant="filled" size="dense" isBusy={isPending} busyText="Checking...">
          Continue
        </Button>
      </div>
    </Entrance>
  );
}
