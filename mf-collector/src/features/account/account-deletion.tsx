import { deleteAccount } from '@gallery/api-client';
import { showToast, useCollectorSession } from '@gallery/session';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ColumnForm } from '../../form/column-form';
import { FormError } from '../../form/form-error';
import { SectionText } from './account-section';

/** Deletes the account; red only inside of its dialog. */
export function AccountDeletion() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SectionText>
        Your profile, saved works and requests are removed. The gallery keeps orders and certificates, as the
        law requires, without your name.
      </SectionText>
      <Button tone="destructive" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useAppForm({
    defaultValues: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Enter your password' }),
    submit: useMutation(deleteAccount()).mutateAsync,
    onSuccess: () => void leave(),
  });

  async function leave() {
    // Leaves the private page first, which would ask to sign in again.
    await navigate('/');
    useCollectorSession.getState().end();
    queryClient.clear();
    showToast({ title: 'Account Deleted', description: 'Thank you for collecting with us.' });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be undone. You will no longer be able to open or transfer certificates here, so download your data first."
      footer={
        <>
          <SubmitButton form={form} variant="filled" tone="destructive" busyText="Deleting...">
            Delete account
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <ColumnForm form={form}>
        <form.PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <FormError title="Your account was not deleted." error={form.formError} />
      </ColumnForm>
    </Dialog>
  );
}
