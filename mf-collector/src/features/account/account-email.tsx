import { requestEmailChange } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { emailError } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ResendConfirmation } from '../../components/resend-confirmation';
import { ColumnForm } from '../../form/column-form';
import { FormError } from '../../form/form-error';
import { SectionText } from './account-section';
import styles from './account.module.css';

export interface AccountEmailProps {
  collector: CollectorRecord;
}

/** The account's email, whether it is confirmed, and a form to change it. */
export function AccountEmail({ collector }: AccountEmailProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div>
        <p className={styles.address}>{collector.email}</p>
        {collector.isEmailConfirmed && <SectionText>Confirmed</SectionText>}
      </div>
      {!collector.isEmailConfirmed && (
        <>
          <Notice tone="warning" title="Not confirmed yet.">
            Open the link we emailed you. Orders placed with this address will then appear in your account.
          </Notice>
          <ResendConfirmation />
        </>
      )}
      {isChanging ? (
        <ChangeEmailForm />
      ) : (
        <Button variant="text" onClick={() => setChanging(true)}>
          Change email
        </Button>
      )}
    </>
  );
}

function ChangeEmailForm() {
  /** Where the last link was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: { email: '', password: '' },
    initialFocus: 'email',
    validate: ({ email, password }) => ({
      email: emailError(email),
      password: password ? undefined : 'Enter your password',
    }),
    submit: useMutation(requestEmailChange()).mutateAsync,
    clearsOnSuccess: true,
    onSuccess: (_answer, { email }) => setSentTo(email.trim()),
  });
  return (
    <ColumnForm form={form}>
      <form.TextField
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <form.PasswordField name="password" label="Your password" autoComplete="current-password" required />
      <FormError title="Your email was not changed." error={form.formError} />
      {sentTo !== null && form.error === null && (
        <Notice tone="success" title="Check your inbox.">
          We have sent a link to {sentTo}. Your email changes when you open it.
        </Notice>
      )}
      <div>
        <SubmitButton form={form} busyText="Sending...">
          Send the link
        </SubmitButton>
      </div>
    </ColumnForm>
  );
}
