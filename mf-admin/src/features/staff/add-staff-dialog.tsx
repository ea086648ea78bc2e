import { createStaffAccount, STAFF_ACCOUNTS_KEY } from '@gallery/api-client';
import type { CreateStaffAccount, StaffPasswordLink } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import styles from './staff.module.css';

export interface AddStaffDialogProps {
  onClose: () => void;
  /** The account is there; its link is shown this once. */
  onAdded: (username: string, link: StaffPasswordLink) => void;
}

const NEW_ACCOUNT: CreateStaffAccount = { username: '', firstName: '', email: '', role: 'staff' };

/** Adds an account of the admin. */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const queryClient = useQueryClient();
  const form = useMutationForm({
    mutation: createStaffAccount(),
    defaultValues: NEW_ACCOUNT,
    toRequest: (account) => account,
    onSuccess: (link, { username }) => {
      void queryClient.invalidateQueries({ queryKey: STAFF_ACCOUNTS_KEY });
      onAdded(username, link);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={() => !form.isPending && onClose()}
      title="Add account"
      footer={
        <SubmitButton form={form} variant="filled" size="dense" busyText="Adding...">
          Add account
        </SubmitButton>
      }
    >
      <Form form={form} look="boxed" className={styles.form}>
        <form.TextField name="firstName" label="First name" autoComplete="off" required />
        <form.TextField
          name="username"
          label="Username"
          hint="Small letters, digits, dots, dashes and underscores"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <form.TextField name="email" label="E-mail" type="email" autoComplete="off" required />
        <form.SelectField name="role" label="Role">
          <option value="staff">Staff: the daily work</option>
          <option value="owner">Owner: everything</option>
        </form.SelectField>
        <ErrorNotice title="The account was not added." failure={form.formError} />
      </Form>
    </Dialog>
  );
}
