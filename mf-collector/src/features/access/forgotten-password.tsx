import { askForPasswordReset } from '@gallery/api-client';
import { Button, Notice, TextField } from '@gallery/ui';
import { useState } from 'react';
import { emailFault, withoutGaps } from '../../form/faults';
import { Form, FormLine } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useFirstFocus } from '../../form/use-first-focus';
import { useForm } from '../../form/use-form';

export interface ForgottenPasswordProps {
  /** The address that was typed before. */
  email?: string;
  /** Back to signing in, with the address as it is typed by then. */
  onBack: (email: string) => void;
}

/** Sends a link to choose a new password. It says the same whether anybody has the address. */
export function ForgottenPassword({ email = '', onBack }: ForgottenPasswordProps) {
  const [isSent, setSent] = useState(false);
  const first = useFirstFocus();
  const { field, values, submit, button, isPending, failure } = useForm({
    initial: { email },
    faultsOf: (typed) => withoutGaps({ email: emailFault(typed.email) }),
    mutation: askForPasswordReset(),
    onDone: () => setSent(true),
  });

  return (
    <Form onSubmit={submit} isPending={isPending}>
      <FormLine>A link to choose a new password is sent to the address of your account.</FormLine>
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        ref={first}
        required
      />
      <FormProblem title="The link was not sent." failure={failure} />
      {isSent && failure === null && (
        <Notice tone="success" title="Please look into your mail.">
          If there is an account with this address, a link to choose a new password is on its way. It works
          once.
        </Notice>
      )}
      <Button ref={button} type="submit" variant="filled" isWide isBusy={isPending} busyText="Sending...">
        Send the link
      </Button>
      <div>
        <Button variant="word" onClick={() => onBack(values.email)}>
          Back to Sign In
        </Button>
      </div>
    </Form>
  );
}
