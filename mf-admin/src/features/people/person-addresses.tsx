import { joinPersonAddress, partPersonAddress } from '@gallery/api-client';
import type { PersonRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog, ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { DetailSection } from '../../components/records/detail-section';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { useIsOwner } from '../../components/session/staff-session';
import { NEWSLETTER_LABELS } from './people-filters';
import styles from './people.module.css';

type Address = PersonRecord['addresses'][number];

/** The person's other addresses, each with its own consent and note. The owner joins and separates them. */
export function PersonAddresses({ person }: { person: Pick<PersonRecord, 'id' | 'email' | 'addresses'> }) {
  const isOwner = useIsOwner();
  const [isJoining, setJoining] = useState(false);
  const [parting, setParting] = useState<Address | null>(null);
  if (!isOwner && person.addresses.length === 0) return null;
  return (
    <DetailSection title="Other addresses">
      {person.addresses.length > 0 && (
        <RowList>
          {person.addresses.map((address) => (
            <Row key={address.id}>
              <a className={styles.address} href={`mailto:${address.email}`}>
                {address.email}
              </a>
              {isOwner && (
                <TextButton aria-label={`Separate ${address.email}`} onClick={() => setParting(address)}>
                  Separate
                </TextButton>
              )}
              <RowFacts>
                {address.subscription
                  ? NEWSLETTER_LABELS[address.subscription.state]
                  : 'Never subscribed to letters'}
                {address.note && `. ${address.note.by} noted: ${address.note.text}`}
              </RowFacts>
            </Row>
          ))}
        </RowList>
      )}
      {isOwner && (
        <div>
          <TextButton onClick={() => setJoining(true)}>Add another address</TextButton>
        </div>
      )}
      {isJoining && <JoinDialog person={person} onClose={() => setJoining(false)} />}
      {parting && <PartDialog personId={person.id} address={parting} onClose={() => setParting(null)} />}
    </DetailSection>
  );
}

interface JoinDialogProps {
  person: Pick<PersonRecord, 'id' | 'email'>;
  onClose: () => void;
}

function JoinDialog({ person: { id, email }, onClose }: JoinDialogProps) {
  const form = useMutationForm({
    mutation: joinPersonAddress(id),
    defaultValues: { email: '' },
    toRequest: (typed) => typed,
    toast: 'Address added',
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      title="Add another address of this person"
      confirmLabel="Show as one person"
      busyLabel="Adding..."
      tone="ink"
      failureTitle="The address was not added."
      onClose={onClose}
    >
      <p>
        Both addresses are shown as one person here, under {email}. Accounts, orders and consent to letters
        stay with their address, and you can separate them again.
      </p>
      <form.TextField
        name="email"
        label="Other email address"
        hint="As shown in the list of people."
        type="email"
        maxLength={254}
        autoComplete="off"
      />
    </ConfirmFormDialog>
  );
}

interface PartDialogProps {
  personId: string;
  address: Address;
  onClose: () => void;
}

function PartDialog({ personId, address, onClose }: PartDialogProps) {
  const parting = useMutation(partPersonAddress(personId));
  return (
    <ConfirmDialog
      title={`Separate ${address.email}?`}
      confirmLabel="Separate"
      busyLabel="Separating..."
      mutation={parting}
      failureTitle="The address was not separated."
      onConfirm={() => parting.mutate({ addressId: address.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>This address becomes a separate person again, with its own orders, messages, tags and note.</p>
    </ConfirmDialog>
  );
}
