import { endNewsletter, recordConsent } from '@gallery/api-client';
import type { PersonRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog, ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { DetailSection } from '../../components/records/detail-section';
import styles from './people.module.css';

interface PersonNewsletterProps {
  person: Pick<PersonRecord, 'id' | 'subscription'>;
  title?: string;
}

/** Subscribes someone who agreed in person, or unsubscribes them. Only they can undo their own unsubscription. */
export function PersonNewsletter({ person, title = 'Letters' }: PersonNewsletterProps) {
  const [open, setOpen] = useState(false);
  const { subscription } = person;
  const isSubscribed = subscription?.state === 'confirmed';
  const isEndedByThem = subscription?.state === 'ended' && subscription.endedBy !== 'staff';
  const close = () => setOpen(false);
  return (
    <DetailSection title={title}>
      {isEndedByThem ? (
        <p className={styles.sentence}>Only they can subscribe again, using the form.</p>
      ) : (
        <div>
          <TextButton onClick={() => setOpen(true)}>
            {isSubscribed ? 'Unsubscribe' : 'Record consent'}
          </TextButton>
        </div>
      )}
      {open && isSubscribed && <UnsubscribeDialog personId={person.id} onClose={close} />}
      {open && !isSubscribed && <ConsentDialog personId={person.id} onClose={close} />}
    </DetailSection>
  );
}

interface NewsletterDialogProps {
  personId: string;
  onClose: () => void;
}

function ConsentDialog({ personId, onClose }: NewsletterDialogProps) {
  const form = useMutationForm({
    mutation: recordConsent(personId),
    defaultValues: { note: '', at: '' },
    toRequest: ({ note, at }) => ({ note, ...(at === '' ? {} : { at: new Date(at).toISOString() }) }),
    toast: 'Consent recorded',
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      title="Record consent"
      confirmLabel="Record consent"
      tone="ink"
      failureTitle="The consent was not recorded."
      onClose={onClose}
    >
      <form.TextField
        name="note"
        label="How they agreed"
        hint="Such as: signed the guest book at the opening."
        maxLength={200}
      />
      <form.TextField name="at" label="When" type="datetime-local" hint="Leave empty for now" />
    </ConfirmFormDialog>
  );
}

function UnsubscribeDialog({ personId, onClose }: NewsletterDialogProps) {
  const ending = useMutation(endNewsletter(personId));
  return (
    <ConfirmDialog
      title="Unsubscribe them from letters?"
      confirmLabel="Unsubscribe"
      busyLabel="Unsubscribing..."
      mutation={ending}
      failureTitle="They were not unsubscribed."
      onConfirm={() => ending.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>They get no further letters. You can record their consent again if they ask for it.</p>
    </ConfirmDialog>
  );
}
