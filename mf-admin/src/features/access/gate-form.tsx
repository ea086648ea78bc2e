import { isApiError, openGate } from '@gallery/api-client';
import { Button, PasswordField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTitle } from '../../components/page/use-page-title';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { AccessForm } from './access-form';
import { rememberGateOpen } from './gate-storage';

export interface GateFormProps {
  /** The password was right. */
  onOpen: () => void;
}

/** The password before the login. */
export function GateForm({ onOpen }: GateFormProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  usePageTitle('Admin Access');
  const { mutate, isPending, error, reset } = useMutation({
    ...openGate(),
    onSuccess: () => {
      rememberGateOpen();
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
    <AccessForm title="Admin Access" isPending={isPending} onSubmit={submit}>
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
      <ErrorNotice
        title="The password could not be checked."
        failure={isApiError(error, 'gate_refused') ? null : error}
      />
      <div>
        <Button type="submit" variant="filled" size="dense" isBusy={isPending} busyText="Checking...">
          Continue
        </Button>
      </div>
    </AccessForm>
  );
}
