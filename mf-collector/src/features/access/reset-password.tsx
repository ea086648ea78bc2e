import { isApiError, resetPassword } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { Button, Notice, PasswordField } from '@gallery/ui';
import { useState } from 'react';
import { PASSWORD_HINT, withoutGaps } from '../../form/faults';
import { Form, FormLine } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useFirstFocus } from '../../form/use-first-focus';
import { useForm } from '../../form/use-form';
import { useEnter } from '../../use-enter';
import { ForgottenPassword } from './forgotten-password';
import styles from './reset-password.module.css';

export interface ResetPasswordProps {
  /** From the link of the mail. */
  token: string;
  /** The password is changed and the collector signed in. */
  onDone: () => void;
  /** To where one signs in. */
  onBack: () => void;
}

/** Chooses a new password by a link. A link that is over is followed by the form that sends another. */
export function ResetPassword({ token, onDone, onBack }: ResetPasswordProps) {
  const enter = useEnter();
  const [isOver, setOver] = useState(false);
  const first = useFirstFocus();
  const { field, submit, button, isPending, failure } = useForm({
    initial: { password: '' },
    faultsOf: ({ password }) => withoutGaps({ password: password ? undefined : 'Choose a password' }),
    mutation: resetPassword(token),
    onDone: (entrance) => {
      enter(entrance);
      notify({ title: 'Password Changed', description: 'You are signed in; every other session has ended.' });
      onDone();
    },
    onFailure: (_sentence, caught) => setOver(isApiError(caught, 'account_link_unknown')),
  });

  if (isOver)
    return (
      <div className={styles.over}>
        <Notice tone="error" title="This link is not valid any more.">
          It has been used, is too old, or a newer one was sent. Have a new one sent to your address.
        </Notice>
        <ForgottenPassword onBack={onBack} />
      </div>
    );
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <PasswordField
        {...field('password')}
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        ref={first}
        required
      />
      <FormProblem title="The password was not changed." failure={failure} />
      <div>
        <Button ref={button} type="submit" variant="filled" isBusy={isPending} busyText="Saving...">
          Save and sign in
        </Button>
      </div>
      <FormLine>Every other session of your account ends with it.</FormLine>
    </Form>
  );
}
