import { deleteAccount } from '@gallery/api-client';
import { showToast, useCollectorSession } from '@gallery/session';
import { Button, PasswordField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { presentErrors } from '../../form/form-errors';
import { Form } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useForm } from '../../form/use-form';
import { SectionText } from './account-section';

const FORM_ID = 'account-deletion';

/** Deletes the account; red only inside of its dialog. */
export function AccountDeletion() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SectionText>
        Your profile, saved works and requests are removed. Orders and certificates stay with the gallery, as
        the law asks, without your name.
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
  const {
    field,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { password: '' },
    validate: ({ password }) => presentErrors({ password: password ? undefined : 'Enter your password' }),
    mutation: deleteAccount(),
    onSuccess: () => void leave(),
  });

  async function leave() {
    // Leaves the private page first, which would ask to sign in again.
    await navigate('/');
    useCollectorSession.getState().end();
    queryClient.clear();
    showToast({ title: 'Account Deleted', description: 'Thank you for having collected with us.' });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be taken back. Certificates can no longer be opened or passed on from here; download your data first."
      footer={
        <>
          <Button
            ref={button}
            type="submit"
            form={FORM_ID}
            variant="filled"
            tone="destructive"
            isBusy={isPending}
            busyText="Deleting..."
          >
            Delete account
          </Button>
          <Button onClick={onClose}>Keep</Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={submit} isPending={isPending}>
        <PasswordField
          {...field('password')}
          label="Your password"
          autoComplete="current-password"
          required
        />
        <FormError title="The account was not deleted." error={error} />
      </Form>
    </Dialog>
  );
}
