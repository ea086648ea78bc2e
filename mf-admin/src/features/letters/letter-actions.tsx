import { deleteLetter, resumeLetter, sendLetter, sendTestLetter, stopLetter } from '@gallery/api-client';
import type { LetterRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog, ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { subscribersLabel } from './letter-labels';

/** What can be done with a saved draft: a test to oneself, the letter to its recipients, or nothing more. */
export function DraftActions({ letter, onDeleted }: { letter: LetterRecord; onDeleted: () => void }) {
  const [open, setOpen] = useState<'send' | 'delete' | null>(null);
  const testing = useMutation({
    ...sendTestLetter(letter.id),
    onSuccess: () => showToast({ title: 'A test is on its way to you' }),
  });
  const close = () => setOpen(null);
  return (
    <>
      <Button size="dense" isBusy={testing.isPending} onClick={() => testing.mutate()}>
        Send me a test
      </Button>
      <Button size="dense" onClick={() => setOpen('send')}>
        Send...
      </Button>
      <Button size="dense" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      <ErrorNotice title="The test was not sent." failure={testing.error} />
      {open === 'send' && <SendLetterDialog letter={letter} onClose={close} />}
      {open === 'delete' && <DeleteLetterDialog letter={letter} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

interface LetterDialogProps {
  letter: LetterRecord;
  onClose: () => void;
}

function SendLetterDialog({
  letter: { id, subject, subscribers, perMinute, version },
  onClose,
}: LetterDialogProps) {
  const form = useMutationForm({
    mutation: sendLetter(id),
    defaultValues: { sendAt: '' },
    toRequest: ({ sendAt }) => ({
      version,
      ...(sendAt === '' ? {} : { sendAt: new Date(sendAt).toISOString() }),
    }),
    toast: (_sent, { sendAt }) => (sendAt === '' ? 'The letter is on its way' : 'The letter is scheduled'),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      title={`Send “${subject}”?`}
      confirmLabel={form.watch('sendAt') === '' ? 'Send now' : 'Schedule'}
      busyLabel="Sending..."
      tone="ink"
      failureTitle="The letter was not sent."
      onClose={onClose}
    >
      <p>
        To {subscribersLabel(subscribers)}, {perMinute} a minute. Everyone who is subscribed when it goes out
        gets it. You can stop it partway, but you can’t take it back.
      </p>
      <form.TextField name="sendAt" label="When" type="datetime-local" hint="Leave empty to send it now" />
    </ConfirmFormDialog>
  );
}

function DeleteLetterDialog({
  letter: { id, subject },
  onClose,
  onDeleted,
}: LetterDialogProps & { onDeleted: () => void }) {
  const deleting = useMutation(deleteLetter(id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete “${subject}”?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      mutation={deleting}
      failureTitle="The letter was not deleted."
      onConfirm={() => deleting.mutate(undefined, { onSuccess: onDeleted })}
    >
      <p>This draft has not been sent to anyone. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** Stops a letter that is being sent or scheduled, and resumes one that was stopped. */
export function SendingActions({ letter: { id, state } }: { letter: Pick<LetterRecord, 'id' | 'state'> }) {
  const stopping = useMutation(stopLetter(id));
  const resuming = useMutation(resumeLetter(id));
  return (
    <div>
      {(state === 'scheduled' || state === 'sending') && (
        <Button size="dense" isBusy={stopping.isPending} onClick={() => stopping.mutate()}>
          {state === 'scheduled' ? 'Don’t send it' : 'Stop'}
        </Button>
      )}
      {state === 'stopped' && (
        <Button size="dense" isBusy={resuming.isPending} onClick={() => resuming.mutate()}>
          Send to the rest
        </Button>
      )}
      <ErrorNotice title="The letter was not stopped." failure={stopping.error} />
      <ErrorNotice title="The letter was not sent." failure={resuming.error} />
    </div>
  );
}
