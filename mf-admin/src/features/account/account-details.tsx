import { MIN_PASSWORD_LENGTH } from '@gallery/domain';
import { changeStaffPassword } from '@gallery/api-client';
import type { AdminAccount } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { PageSection, HelpText } from '../../components/page/page-section';
import { Fact, FactList } from '../../components/records/fact-list';
import styles from './account.module.css';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** The signed-in staff member's details; the owner changes them. */
export function AccountDetails({ account: { firstName, username, role, email } }: { account: AdminAccount }) {
  return (
    <PageSection title={firstName}>
      <div className={styles.form}>
        <FactList>
          <Fact label="Username">{username}</Fact>
          <Fact label="Role">{role === 'owner' ? 'Owner' : 'Staff'}</Fact>
          <Fact label="Email">{email}</Fact>
        </FactList>
      </div>
    </PageSection>
  );
}

/** Changes the user's own password. The server decides what the new one must be. */
export function ChangePasswordForm() {
  const form = useMutationForm({
    mutation: changeStaffPassword(),
    defaultValues: { currentPassword: '', newPassword: '' },
    toRequest: (passwords) => passwords,
    clearsOnSuccess: true,
    onSuccess: () =>
      showToast({ title: 'Password changed', description: 'Every other browser is signed out.' }),
  });
  const { currentPassword, newPassword } = form.watch();
  return (
    <PageSection title="Change password">
      <HelpText>You stay signed in here; every other browser is signed out.</HelpText>
      <Form form={form} look="boxed" className={styles.form}>
        <form.PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          required
        />
        <form.PasswordField
          name="newPassword"
          label="New password"
          hint={`${MIN_PASSWORD_LENGTH} characters or more; three or four unrelated words work well`}
          autoComplete="new-password"
          required
        />
        <ErrorNotice title="The password was not changed." failure={form.formError} />
        <div>
          <SubmitButton
            form={form}
            variant="filled"
            size="dense"
            disabled={currentPassword === '' || newPassword === ''}
            busyText="Changing..."
          >
            Change password
          </SubmitButton>
        </div>
      </Form>
    </PageSection>
  );
}
