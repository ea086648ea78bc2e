import { changeStaffPassword, isApiError } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button, PasswordField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PageSection, HelpText } from '../../components/page/page-section';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './account.module.css';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes one's own password. What the new one must be is the server's to judge. */
export function ChangePasswordForm() {
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useMutation({
    ...changeStaffPassword(),
    onSuccess: () => {
      setTyped(EMPTY);
      showToast({ title: 'Your password is changed', description: 'Every other browser is signed out.' });
    },
  });
  const faults = isApiError(error, 'validation_failed') ? error.fields : {};
  const isFilled = typed.currentPassword !== '' && typed.newPassword !== '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFilled && !isPending) mutate(typed);
  };
  const field = (name: keyof typeof EMPTY) => ({
    look: 'boxed' as const,
    value: typed[name],
    error: faults[name],
    readOnly: isPending,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      reset();
      setTyped({ ...typed, [name]: target.value });
    },
  });
  return (
    <PageSection title="Change password">
      <HelpText>You stay signed in here; every other browser is signed out.</HelpText>
      <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint="10 characters or more; three or four unrelated words are good"
          autoComplete="new-password"
        />
        <ErrorNotice
          title="The password was not changed."
          failure={Object.keys(faults).length > 0 ? null : error}
        />
        <div>
          <Button
            type="submit"
            variant="filled"
            size="dense"
            disabled={!isFilled}
            isBusy={isPending}
            busyText="Changing..."
          >
            Change password
          </Button>
        </div>
      </form>
    </PageSection>
  );
}
