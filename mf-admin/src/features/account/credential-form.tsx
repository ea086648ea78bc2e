import { isApiError } from '@gallery/api-client';
import { Button, PasswordField, TextField } from '@gallery/ui';
import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './account.module.css';

export interface CredentialFormProps {
  kind: 'password' | 'code';
  /** The word on the button. */
  buttonLabel: string;
  /** Before the sentence of a failure that is not the field's. */
  failureTitle: string;
  isPending: boolean;
  failure: Error | null;
  onSubmit: (value: string) => void;
}

/** A password or a code, and what is done with it. */
export function CredentialForm({
  kind,
  buttonLabel: word,
  failureTitle,
  isPending,
  failure,
  onSubmit,
}: CredentialFormProps) {
  const [value, setValue] = useState('');
  const fault = isApiError(failure, 'validation_failed') ? failure.fields[kind] : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && value.trim() !== '') onSubmit(value);
  };
  const field = {
    look: 'boxed',
    value,
    error: fault,
    readOnly: isPending,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  } as const;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {kind === 'password' ? (
        <PasswordField {...field} label="Your password" autoComplete="current-password" />
      ) : (
        <TextField {...field} label="Code of the app" inputMode="numeric" autoComplete="one-time-code" />
      )}
      <ErrorNotice title={failureTitle} failure={fault === undefined ? failure : null} />
      <div>
        <Button
          type="submit"
          variant="filled"
          size="dense"
          disabled={value.trim() === ''}
          isBusy={isPending}
          busyText="Checking..."
        >
          {word}
        </Button>
      </div>
    </form>
  );
}
