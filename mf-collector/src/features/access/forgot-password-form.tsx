import { requestPasswordReset } from '@gallery/api-client';
import { emailError } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnForm, FormNote } from '../../form/column-form';
import { FormError } from '../../form/form-error';

export interface ForgotPasswordFormProps {
  /** The email typed before. */
  email?: string;
  /** Back to Sign In, with the typed email. */
  onBack: (email: string) => void;
}

/** Emails a link to choose a new password. Its message does not reveal whether the address is known. */
export function ForgotPasswordForm({ email = '', onBack }: ForgotPasswordFormProps) {
  const [isSent, setSent] = useState(false);
  const form = useAppForm({
    defaultValues: { email },
    initialFocus: 'email',
    validate: (typed) => ({ email: emailError(typed.email) }),
    submit: useMutation(requestPasswordReset()).mutateAsync,
    clearsOnSuccess: true,
    onSuccess: () => setSent(true),
  });

  return (
    <ColumnForm form={form}>
      <FormNote>Enter your email, and we will send you a link to choose a new password.</FormNote>
      <form.TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <FormError title="The link could not be sent." error={form.formError} />
      {isSent && form.error === null && (
        <Notice tone="success" title="Check your inbox.">
          If an account exists for this address, we have sent it a link to choose a new password. The link
          works once.
        </Notice>
      )}
      <SubmitButton form={form} variant="filled" isWide busyText="Sending...">
        Send the link
      </SubmitButton>
      <div>
        <Button variant="text" onClick={() => onBack(form.values().email)}>
          Back to Sign In
        </Button>
      </div>
    </ColumnForm>
  );
}
