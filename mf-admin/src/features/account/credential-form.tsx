import { Form, SubmitButton } from '@gallery/ui/forms';
import type { MutationOptions } from '@tanstack/react-query';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import styles from './account.module.css';

export interface CredentialFormProps<Answer> {
  kind: 'password' | 'code';
  buttonLabel: string;
  /** Before the sentence of an error that is not the field's. */
  failureTitle: string;
  /** Does what is to be done with the answer: the form may be gone by then. */
  mutation: MutationOptions<Answer, Error, string>;
}

/** A password or a code, and what is done with it. */
export function CredentialForm<Answer>({
  kind,
  buttonLabel,
  failureTitle,
  mutation,
}: CredentialFormProps<Answer>) {
  const form = useMutationForm({
    mutation,
    defaultValues: { credential: '' },
    fieldNames: { [kind]: 'credential' },
    toRequest: ({ credential }) => credential,
    clearsOnSuccess: true,
  });
  return (
    <Form form={form} look="boxed" className={styles.form}>
      {kind === 'password' ? (
        <form.PasswordField
          name="credential"
          label="Your password"
          autoComplete="current-password"
          required
        />
      ) : (
        <form.TextField
          name="credential"
          label="Code of the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      <ErrorNotice title={failureTitle} failure={form.formError} />
      <div>
        <SubmitButton
          form={form}
          variant="filled"
          size="dense"
          disabled={form.watch('credential').trim() === ''}
          busyText="Checking..."
        >
          {buttonLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}
