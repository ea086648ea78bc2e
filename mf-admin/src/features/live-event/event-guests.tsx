import { exportEventGuests, revokeGuestPasses, studioEventGuestsQuery } from '@gallery/api-client';
import type { StudioEvent, StudioEventGuest } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
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
    <PageSection
      title="Guests"
      actions={
        <ExportCsvButton
          options={exportEventGuests(id)}
          filter={undefined}
          fileName="guests.csv"
          failed="The guests were not exported."
          look="text"
          subject="guests"
        />
      }
    >
      <QueryView options={studioEventGuestsQuery(id)} subject="guests">
        {(guests) =>
          guests.length === 0 ? (
            <HelpText>No registrations yet.</HelpText>
          ) : (
            <>
              <HelpText>{guestCountLabel(guests)}</HelpText>
              <RowList>
                {guests.map((guest) => (
                  <GuestRow key={guest.id} guest={guest} timeZone={timeZone} />
                ))}
              </RowList>
            </>
          )
        }
      </QueryView>
    </PageSection>
  );
}

/** `24 registered, 3 on the waitlist`. */
function guestCountLabel(guests: readonly StudioEventGuest[]): string {
  const waiting = guests.filter(({ isWaitlisted }) => isWaitlisted).length;
  const registered = `${guests.length - waiting} registered`;
  return waiting > 0 ? `${registered}, ${waiting} on the waitlist` : registered;
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
