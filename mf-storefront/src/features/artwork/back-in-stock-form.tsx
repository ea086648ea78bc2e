import { collectorQuery, requestBackInStockAlert, serverMessageOf } from '@gallery/api-client';
import { emailError, formatSize } from '@gallery/domain';
import { useCollectorSession } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './back-in-stock-alert.module.css';
import type { EditionOption } from './edition-options';

export interface BackInStockFormProps {
  /** The sold-out editions to choose from. */
  editions: readonly EditionOption[];
}

/** Size and email of an alert. A chunk of its own: the page's first code carries no form. */
export default function BackInStockForm({ editions }: BackInStockFormProps) {
  const sessionId = useCollectorSession((session) => session.sessionId);
  const { data: collector } = useQuery(collectorQuery(sessionId));
  const { mutateAsync: submit } = useMutation(requestBackInStockAlert());
  const [answer, setAnswer] = useState<string | null>(null);
  const isKnown = collector?.isEmailConfirmed === true;
  const form = useAppForm({
    defaultValues: { editionId: editions[0]?.editionId ?? '', email: '' },
    validate: ({ email }) => ({ email: isKnown ? undefined : emailError(email) }),
    submit: ({ editionId, email }) => submit(isKnown ? { editionId } : { editionId, email: email.trim() }),
    onSuccess: ({ message }) => setAnswer(message),
  });
  if (answer !== null) return <Notice tone="success">{answer}</Notice>;
  return (
    <Form form={form} className={styles.form}>
      {editions.length > 1 && (
        <form.SelectField name="editionId" label="Size" required>
          {editions.map(({ editionId, size }) => (
            <option key={editionId} value={editionId}>
              {formatSize(size)}
            </option>
          ))}
        </form.SelectField>
      )}
      {isKnown ? (
        <p className={styles.note}>We’ll email {collector.email}.</p>
      ) : (
        <form.TextField
          name="email"
          label="Your email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
      )}
      {form.formError && (
        <Notice tone="error">
          {serverMessageOf(form.formError, 'We could not save your request. Please try again.')}
        </Notice>
      )}
      <div>
        <SubmitButton form={form} busyText="Sending...">
          Notify me
        </SubmitButton>
      </div>
      <p className={styles.note}>
        We’ll send you one email when a print is available again. It will not be reserved for you.
      </p>
    </Form>
  );
}
