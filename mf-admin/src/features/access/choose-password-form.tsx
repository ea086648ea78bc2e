import { MIN_PASSWORD_LENGTH } from '@gallery/domain';
import { setStaffPassword, isApiError } from '@gallery/api-client';
import { EmptyState, ErrorState, TextLink } from '@gallery/ui';
import { SubmitButton } from '@gallery/ui/forms';
import { useState } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { usePageTitle } from '../../components/page/admin-page';
import { AccessForm } from './access-form';

/** The first password of an account, or the next one. The server decides what it must be. */
export function ChoosePasswordForm({ token }: { token: string }) {
  const [isSet, setIsSet] = useState(false);
  const form = useMutationForm({
    mutation: setStaffPassword(token),
    defaultValues: { password: '' },
    toRequest: (typed) => typed,
    onSuccess: () => setIsSet(true),
  });
  usePageTitle('Choose a password');
  if (isSet)
    return (
      <EmptyState
        heading="h1"
        detail="Sign in with it. All other browsers have been signed out."
        action={<TextLink to="/admin/login">Sign in</TextLink>}
      >
        Your password is set.
      </EmptyState>
    );
  if (isApiError(form.error, 'account_link_unknown'))
    return (
      <ErrorState heading="h1" detail="It has been used or is older than a day. Ask the owner for a new one.">
        This link is no longer valid.
      </ErrorState>
    );
  return (
    <AccessForm form={form} title="Choose a password">
      <form.PasswordField
        name="password"
        label="New password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more; three or four unrelated words work well`}
        autoComplete="new-password"
        required
      />
      <ErrorNotice title="The password was not set." failure={form.formError} />
      <div>
        <SubmitButton
          form={form}
          variant="filled"
          size="dense"
          disabled={form.watch('password') === ''}
          busyText="Setting..."
        >
          Set password
        </SubmitButton>
      </div>
    </AccessForm>
  );
}
