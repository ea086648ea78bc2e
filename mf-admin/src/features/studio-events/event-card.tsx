import { updateStudioEventStatus } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast, useGallerySettings } from '@gallery/session';
import { LiveBadge, Picture, StatusBadge, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { DateTime } from '../../components/text/date-time';
import { OwnerOnly } from '../../components/session/staff-session';
import styles from './event-card.module.css';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';

interface EventCardProps {
  event: StudioEvent;
  onCode: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Its status was changed. */
  onMoved: () => void;
}

/** One event: what it is, its status, and what can be done. */
export function EventCard({ event, onCode, onEdit, onDelete, onMoved }: EventCardProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <article className={styles.card} aria-label={event.title}>
      <div className={styles.picture}>
        {event.picture && <Picture picture={event.picture} sizes="96px" alt="" />}
      </div>
      <div>
        <h2 className={styles.title}>{event.title}</h2>
        <p className={styles.line}>
          {event.isArchived ? (
            <StatusBadge color="cancelled">Archived</StatusBadge>
          ) : (
            <EventStatusBadge status={event.status} />
          )}
          <DateTime at={event.eventDate} timeZone={event.timeZone} />
          <span>{event.location}</span>
          {event.isVipOnly && <StatusBadge color="tier-1">VIP</StatusBadge>}
        </p>
        <p className={styles.description}>{event.description}</p>
        <p className={styles.counts}>{countsLabel(event)}</p>
      </div>
      <div className={styles.actions}>
        {!event.isArchived && (
          <>
            <EventStatusActions event={event} onMoved={onMoved} />
            <TextButton onClick={onCode}>QR Code</TextButton>
            <TextLink href={origin + event.feedPath} target="_blank" rel="noreferrer">
              View Live
            </TextLink>
          </>
        )}
        <TextLink to={`/admin/events/${event.id}/upload`}>Photographs</TextLink>
        {!event.isArchived && (
          <>
            <TextButton onClick={onEdit}>Edit</TextButton>
            <OwnerOnly>
              <TextButton tone="destructive" onClick={onDelete}>
                Delete
              </TextButton>
            </OwnerOnly>
          </>
        )}
      </div>
    </article>
  );
}

function EventStatusBadge({ status }: Pick<StudioEvent, 'status'>) {
  if (status === 'live') return <LiveBadge />;
  return <StatusBadge color={STATUS_BADGES[status].color}>{STATUS_BADGES[status].label}</StatusBadge>;
}

const STATUS_BADGES = {
  scheduled: { label: 'Scheduled', color: 'pending' },
  completed: { label: 'Completed', color: 'completed' },
  cancelled: { label: 'Cancelled', color: 'cancelled' },
} as const;

function countsLabel({ registered, waitlisted, maxAttendees, photoCount }: StudioEvent): string {
  const guests =
    maxAttendees === null ? `${registered} registered` : `${registered} of ${maxAttendees} registered`;
  const waiting = waitlisted > 0 ? `, ${waitlisted} on the waitlist` : '';
  return `${guests}${waiting}, ${photoCount} ${photoCount === 1 ? 'photograph' : 'photographs'}`;
}

interface EventStatusActionsProps {
  event: Pick<StudioEvent, 'id' | 'title' | 'status' | 'endDate'>;
  onMoved: () => void;
}

/** What the owner may do to an event's status; open pages of guests hear of it at once. */
function EventStatusActions({ event, onMoved }: EventStatusActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const moving = useMutation({
    ...updateStudioEventStatus(event.id),
    onSuccess: (_answer, { status }) => {
      setCancelling(false);
      showToast({ title: `${event.title} ${MOVED_LABELS[status]}`, description: 'Guests see it now.' });
      onMoved();
    },
  });
  const { mutate, isPending, error, variables, reset } = moving;
  const [seenAt] = useState(() => Date.now());
  const isOver = Date.parse(event.endDate) <= seenAt;
  return (
    <>
      {TRANSITIONS.filter(({ from }) => from === event.status && !(isOver && isReversal(from))).map(
        ({ to, label }) => (
          <TextButton
            key={to}
            isBusy={isPending && variables.status === to}
            onClick={() => mutate({ status: to })}
          >
            {label}
          </TextButton>
        ),
      )}
      {(event.status === 'scheduled' || event.status === 'live') && (
        <TextButton
          onClick={() => {
            // What another move has come to is not what this one does.
            reset();
            setCancelling(true);
          }}
        >
          Cancel event
        </TextButton>
      )}
      {!isCancelling && <ErrorNotice title="The status was not changed." failure={error} />}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        title={`Cancel ${event.title}?`}
        confirmLabel="Cancel event"
        busyLabel="Cancelling..."
        mutation={moving}
        failureTitle="The event was not cancelled."
        onConfirm={() => mutate({ status: 'cancelled' })}
      >
        Guests see immediately that it is cancelled. It stays in the lists and can be scheduled again until
        its end time.
      </ConfirmDialog>
    </>
  );
}

const TRANSITIONS: readonly { from: StudioEvent['status']; to: StudioEvent['status']; label: string }[] = [
  { from: 'scheduled', to: 'live', label: 'Go live' },
  { from: 'live', to: 'completed', label: 'End' },
  { from: 'completed', to: 'live', label: 'Go live again' },
  { from: 'cancelled', to: 'scheduled', label: 'Schedule again' },
];

/** Of an event that was moved: what it does now. */
const MOVED_LABELS: Record<StudioEvent['status'], string> = {
  scheduled: 'is scheduled again',
  live: 'is live',
  completed: 'has ended',
  cancelled: 'is cancelled',
};

/** What was ended or cancelled by mistake is taken back only while its time is not over. */
const isReversal = (from: StudioEvent['status']): boolean => from === 'completed' || from === 'cancelled';
