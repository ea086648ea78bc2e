import { giveOwnerKey, isApiError } from '@gallery/api-client';
import { Button, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Help } from '../../parts/console-part';
import { Problem } from '../../parts/problem';
import styles from './owner-key-form.module.css';

/**
 * Asks for the owner's key, until staff have accounts of their own. It is tried before it is kept, and kept for this tab only.
 */
export function OwnerKeyForm() {
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const { mutate, isPending, error, reset } = useMutation({
    ...giveOwnerKey(),
    onError: (failure) => setFault(isRefused(failure) ? 'The gallery does not know this key.' : undefined),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    reset();
    setFault(key.trim() ? undefined : 'Enter the owner’s key');
    if (key.trim()) mutate(key.trim());
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isPending} className={styles.form}>
      <Help>This page needs the owner’s key, OWNER_API_KEY. It is kept in this tab until it is closed.</Help>
      <TextField
        label="Owner’s key"
        look="boxed"
        type="password"
        autoComplete="off"
        value={key}
        error={fault}
        readOnly={isPending}
        onChange={({ target }) => {
          setKey(target.value);
          setFault(undefined);
        }}
        required
      />
      <Problem title="The key could not be tried." failure={error && !isRefused(error) ? error : null} />
      <div>
        <Button type="submit" variant="filled" size="dense" isBusy={isPending} busyText="Opening...">
          Open
        </Button>
      </div>
    </form>
  );
}

const isRefused = (failure: unknown): boolean => isApiError(failure) && failure.status === 401;
