import { askForEmailConfirmation, changeEmail } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { Button, Notice, PasswordField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emailFault, withoutGaps } from '../../form/faults';
import { Form } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useFirstFocus } from '../../form/use-first-focus';
import { useForm } from '../../form/use-form';
import { Sentence } from './account-part';
import styles from './account.module.css';

export interface EmailAddressProps {
  collector: CollectorRecord;
}

/** The account's address, whether it is proved, and the way to another one. */
export function EmailAddress({ collector }: EmailAddressProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div>
        <p className={styles.address}>{collector.email}</p>
        {collector.isEmailConfirmed && <Sentence>Confirmed</Sentence>}
      </div>
      {!collector.isEmailConfirmed && <Unconfirmed />}
      {isChanging ? (
        <ChangeForm />
      ) : (
        <Button variant="word" onClick={() => setChanging(true)}>
          Change e-mail
        </Button>
      )}
    </>
  );
}

function Unconfirmed() {
  const { mutate, isPending, isSuccess, error } = useMutation(askForEmailConfirmation());
  return (
    <>
      <Notice tone="warning" title="Not confirmed yet.">
        Open the link that was mailed to you. Orders placed with this address then join your account.
      </Notice>
      <FormProblem title="The link was not sent." failure={error} />
      {isSuccess && <Notice tone="success">The link is on its way once more.</Notice>}
      <Button variant="word" isBusy={isPending} busyText="Sending..." onClick={() => mutate()}>
        Send again
      </Button>
    </>
  );
}

function ChangeForm() {
  /** Where the last link went. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const first = useFirstFocus();
  const { field, submit, button, isPending, failure } = useForm({
    initial: { email: '', password: '' },
    faultsOf: ({ email, password }) =>
      withoutGaps({ email: emailFault(email), password: password ? undefined : 'Enter your password' }),
    mutation: changeEmail(),
    onDone: (_answer, { email }) => setSentTo(email.trim()),
  });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <TextField
        {...field('email')}
        label="New e-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        ref={first}
        required
      />
      <PasswordField {...field('password')} label="Your password" autoComplete="current-password" required />
      <FormProblem title="The e-mail was not changed." failure={failure} />
      {sentTo !== null && failure === null && (
        <Notice tone="success" title="Please look into your mail.">
          A link is on its way to {sentTo}. The address changes when you open it.
        </Notice>
      )}
      <div>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Sending...">
          Send the link
        </Button>
      </div>
    </Form>
  );
}
