import { createStaffAccount, isApiError, STAFF_ACCOUNTS_KEY } from '@gallery/api-client';
import type { CreateStaffAccount, StaffPasswordLink } from '@gallery/contracts';
import { Button, SelectField, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './staff.module.css';

export interface AddStaffDialogProps {
  onClose: () => void;
  /** The account is there; its link is shown this once. */
  onAdded: (username: string, link: StaffPasswordLink) => void;
}

const EMPTY: CreateStaffAccount = { username: '', firstName: '', email: '', role: 'staff' };

/** Makes an account of the console. */
export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const [account, setAccount] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useMutation({
    ...createStaffAccount(),
    onSuccess: (link) => {
      void queryClient.invalidateQueries({ queryKey: STAFF_ACCOUNTS_KEY });
      onAdded(account.username, link);
    },
  });
  const faults = isApiError(error, 'validation_failed') ? error.fields : {};
  const change = (changed: Partial<CreateStaffAccount>) => {
    reset();
    setAccount({ ...account, ...changed });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(account);
  };
  return (
    <Dialog
      isOpen
      onClose={() => !isPending && onClose()}
      title="Add account"
      footer={
        <Button
          type="submit"
          form={formId}
          variant="filled"
          size="dense"
          isBusy={isPending}
          busyText="Adding..."
        >
          Add account
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label="First name"
          look="boxed"
          autoComplete="off"
          value={account.firstName}
          error={faults.firstName}
          onChange={({ target }) => change({ firstName: target.value })}
          required
        />
        <TextField
          label="Username"
          look="boxed"
          hint="Small letters, digits, dots, dashes and underscores"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={account.username}
          error={faults.username}
          onChange={({ target }) => change({ username: target.value })}
          required
        />
        <TextField
          label="E-mail"
          look="boxed"
          type="email"
          autoComplete="off"
          value={account.email}
          error={faults.email}
          onChange={({ target }) => change({ email: target.value })}
          required
        />
        <SelectField
          label="Role"
          look="boxed"
          value={account.role}
          onChange={({ target }) => change({ role: target.value === 'owner' ? 'owner' : 'staff' })}
        >
          <option value="staff">Staff: the daily work</option>
          <option value="owner">Owner: everything</option>
        </SelectField>
        <ErrorNotice
          title="The account was not added."
          failure={Object.keys(faults).length > 0 ? null : error}
        />
      </form>
    </Dialog>
  );
}
