import { setStaffPassword, isApiError } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, PasswordField, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../components/page/use-page-title';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { AccessForm } from './access-form';

export interface ChoosePasswordFormProps {
  /** From the link that the owner has made. */
  token: string;
}

/** The first password of an account, or the next one. What it must be is the server's to judge. */
export function ChoosePasswordForm({ token }: ChoosePasswordFormProps) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, isSuccess, error, reset } = useMutation(setStaffPassword(token));
  usePageTitle('Choose a password');
  const fault = isApiError(error, 'validation_failed') ? error.fields.password : undefined;
  if (isSuccess)
    return (
      <EmptyState
        heading="h1"
        detail="Log in with it; every browser that was signed in before is signed out."
        action={<TextLink render={(parts) => <Link to="/admin/login" {...parts} />}>Log in</TextLink>}
      >
        Your password is set.
      </EmptyState>
    );
  if (isApiError(error, 'account_link_unknown'))
    return (
      <ErrorState heading="h1" detail="It has been used or is older than a day. Ask the owner for a new one.">
        This link is not valid any more.
      </ErrorState>
    );
  return (
    <AccessForm title="Choose a password" isPending={isPending} onSubmit={() => password && mutate(password)}>
      <PasswordField
        label="New password"
        look="boxed"
        hint="10 characters or more; three or four unrelated words are good"
        autoComplete="new-password"
        value={password}
        error={fault}
        readOnly={isPending}
        onChange={({ target }) => {
          reset();
          setPassword(target.value);
        }}
        required
      />
      <ErrorNotice title="The password was not set." failure={fault === undefined ? error : null} />
      <div>
        <Button
          type="submit"
          variant="filled"
          size="dense"
          disabled={password === ''}
          isBusy={isPending}
          busyText="Setting..."
        >
          Set password
        </Button>
      </div>
    </AccessForm>
  );
}
