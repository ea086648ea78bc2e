import { eventFollowUpQuery, sendEventFollowUp } from '@gallery/api-client';
import type { EventFollowUp as FollowUp, StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { QueryView } from '../../components/feedback/query-state';
import { HelpText, PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import styles from './live-event.module.css';

interface EventFollowUpProps {
  event: Pick<StudioEvent, 'id' | 'status'>;
}

/** The next morning's thank-you email: when it goes out by itself, to how many guests, its text; and sends it now. */
export function EventFollowUp({ event }: EventFollowUpProps) {
  return (
    <PageSection title="Follow-up email">
      <QueryView options={eventFollowUpQuery(event.id)} subject="follow-up email">
        {(followUp) => (
          <>
            <HelpText>
              <Outlook followUp={followUp} />
            </HelpText>
            <details>
              <summary className={styles.subject}>{followUp.subject}</summary>
              <p className={styles.email}>{followUp.text}</p>
            </details>
            {event.status === 'completed' && followUp.sent < followUp.guests && (
              <SendNow eventId={event.id} guests={followUp.guests - followUp.sent} />
            )}
          </>
        )}
      </QueryView>
    </PageSection>
  );
}

function Outlook({ followUp: { isOn, sendsAt, timeZone, guests, sent } }: { followUp: FollowUp }) {
  if (guests === 0) return 'There are no guests to send it to.';
  if (sent >= guests) return `Sent to ${guestsLabel(guests)}.`;
  if (!isOn) return 'Off. Edit the event to turn it on, or send it once the event is over.';
  if (isPast(sendsAt)) return `Sent to ${sent} of ${guestsLabel(guests)}.`;
  return (
    <>
      Sent automatically to {guestsLabel(guests)} on <DateTime at={sendsAt} timeZone={timeZone} />. {sent}{' '}
      sent so far. Edit the event to turn it off.
    </>
  );
}

function SendNow({ eventId, guests }: { eventId: string; guests: number }) {
  const [isAsking, setAsking] = useState(false);
  const sending = useMutation(sendEventFollowUp(eventId));
  const onSent = (): void => {
    setAsking(false);
    showToast({ title: 'Follow-up email sent', description: `To ${guestsLabel(guests)}.` });
  };
  return (
    <div>
      <TextButton onClick={() => setAsking(true)}>Send it now</TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send the follow-up email now?"
        confirmLabel="Send"
        busyLabel="Sending..."
        mutation={sending}
        failureTitle="The follow-up email was not sent."
        onConfirm={() => sending.mutate(undefined, { onSuccess: onSent })}
        onClose={() => setAsking(false)}
      >
        <p>
          It goes to {guestsLabel(guests)}, with the photographs that are published now. No one receives it
          twice.
        </p>
      </ConfirmDialog>
    </div>
  );
}

const guestsLabel = (guests: number): string => `${guests} ${guests === 1 ? 'guest' : 'guests'}`;

const isPast = (time: string): boolean => Date.parse(time) < Date.now();
