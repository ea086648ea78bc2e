import { revokeGuestPasses, studioEventGuestsQuery } from '@gallery/api-client';
import type { StudioEvent, StudioEventGuest } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { QueryView } from '../../components/feedback/query-state';
import { HelpText, PageSection } from '../../components/page/page-section';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { useIsOwner } from '../../components/session/staff-session';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import styles from './live-event.module.css';

/** Who registered for the event, and who waits for a place. The owner revokes passes. */
export function EventGuests({ event: { id, timeZone } }: { event: Pick<StudioEvent, 'id' | 'timeZone'> }) {
  return (
    <PageSection title="Guests">
      <QueryView options={studioEventGuestsQuery(id)} subject="guests">
        {(guests) =>
          guests.length === 0 ? (
            <HelpText>No registrations yet.</HelpText>
          ) : (
            <RowList>
              {guests.map((guest) => (
                <GuestRow key={guest.id} guest={guest} timeZone={timeZone} />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </PageSection>
  );
}

function GuestRow({ guest, timeZone }: { guest: StudioEventGuest; timeZone: string }) {
  const isOwner = useIsOwner();
  const [isAsking, setAsking] = useState(false);
  const revoking = useMutation({ ...revokeGuestPasses(guest.id), onSuccess: () => setAsking(false) });
  const { name, email, isEmailConfirmed, isWaitlisted, registeredAt } = guest;
  return (
    <Row>
      <span className={styles.device}>{name}</span>
      {isWaitlisted && <MutedText>Waitlist</MutedText>}
      {isOwner && !isWaitlisted && <TextButton onClick={() => setAsking(true)}>Revoke pass</TextButton>}
      <RowFacts>
        {email}, {isEmailConfirmed ? 'confirmed' : 'not confirmed'},{' '}
        <DateTime at={registeredAt} shape="short" timeZone={timeZone} />
      </RowFacts>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}’s pass?`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        failureTitle="The pass was not revoked."
        mutation={revoking}
        onConfirm={() => revoking.mutate()}
      >
        It stops working on every device. To come back, the guest enters {email} again and opens the link that
        we email to it.
      </ConfirmDialog>
    </Row>
  );
}
