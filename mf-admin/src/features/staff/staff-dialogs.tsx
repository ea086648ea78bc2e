import { createStaffAccount, invalidateAdmin } from '@gallery/api-client';
import type { CreateStaffAccount, StaffPasswordLink } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import styles from './staff.module.css';
import { DateTime } from '../../components/text/date-time';

interface AddStaffDialogProps {
  onClose: () => void;
  /** The account exists; its link is shown only once. */
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
      void invalidateAdmin(queryClient, ['/api/admin/staff']);
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
          hint="Lowercase letters, digits, dots, dashes and underscores"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <form.TextField name="email" label="Email" type="email" autoComplete="off" required />
        <form.SelectField name="role" label="Role">
          <option value="staff">Staff: daily work</option>
          <option value="owner">Owner: full access</option>
        </form.SelectField>
        <ErrorNotice title="The account was not added." failure={form.formError} />
      </Form>
    </Dialog>
  );
}

interface PasswordLinkDialogProps {
  /** The account whose password is chosen with it. */
  username: string;
  link: StaffPasswordLink;
  onClose: () => void;
}

/** A link to choose a password with, which nobody can look up again. */
export function PasswordLinkDialog({
  username,
  link: { link, expiresAt },
  onClose,
}: PasswordLinkDialogProps) {
  const [label, setWord] = useState('Copy link');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setWord('Copied'),
      () => setWord('Select the link to copy it'),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Password link for ${username}`}
      footer={
        <Button variant="filled" size="dense" onClick={() => void copy()}>
          {label}
        </Button>
      }
    >
      <p className={styles.link}>{link}</p>
      <p>
        It was also emailed to {username}. If the email does not arrive, give it to them in person or send it
        where only they can read it. It works once, until <DateTime at={expiresAt} />, and won’t be shown
        again.
      </p>
    </Dialog>
  );
}
