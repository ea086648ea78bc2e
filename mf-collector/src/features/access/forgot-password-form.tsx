import { requestPasswordReset } from '@gallery/api-client';
import { Button, Notice, TextField } from '@gallery/ui';
import { useState } from 'react';
import { emailError, presentErrors } from '../../form/form-errors';
import { Form, FormNote } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useInitialFocus } from '../../form/use-initial-focus';
import { useForm } from '../../form/use-form';

export interface ForgotPasswordFormProps {
  /** The email typed before. */
  email?: string;
  /** Back to Sign In, with the typed email. */
  onBack: (email: string) => void;
}

/** Emails a link to choose a new password. Its message does not reveal whether the address is known. */
export function ForgotPasswordForm({ email = '', onBack }: ForgotPasswordFormProps) {
  const [isSent, setSent] = useState(false);
  const first = useInitialFocus();
  const {
    field,
    values,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { email },
    validate: (typed) => presentErrors({ email: emailError(typed.email) }),
    mutation: requestPasswordReset(),
    onSuccess: () => setSent(true),
  });

  return (
    <Form onSubmit={submit} isPending={isPending}>
      <FormNote>A link to choose a new password is sent to the address of your account.</FormNote>
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        ref={first}
        required
      />
      <FormError title="The link was not sent." error={error} />
      {isSent && error === null && (
        <Notice tone="success" title="Please look into your mail.">
          If there is an account with this address, a link to choose a new password is on its way. It works
          once.
        </Notice>
      )}
      <Button ref={button} type="submit" variant="filled" isWide isBusy={isPending} busyText="Sending...">
        Send the link
      </Button>
      <div>
        <Button variant="text" onClick={() => onBack(values.email)}>
          Back to Sign In
        </Button>
      </div>
    </Form>
  );
}
