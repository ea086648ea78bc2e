import type { StudioEvent } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Picture, StatusBadge, TextLink } from '@gallery/ui';
import { TextButton } from '../../components/actions/text-button';
import { EventStatusActions, EventStatusBadge } from '../../components/events/event-status';
import { DateTime } from '../../components/text/date-time';
import { OwnerOnly } from '../../components/session/staff-session';
import styles from './event-card.module.css';

interface EventCardProps {
  event: StudioEvent;
  onCode: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Called once its status has changed. */
  onMoved: () => void;
}

/** One event: what it is, its status, and what can be done. */
export function EventCard({ event, onCode, onEdit, onDelete, onMoved }: EventCardProps) {
  const { publicOrigin, brand } = useGallerySettings(({ settings }) => settings);
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
            <TextLink to={`/admin/events/${event.id}/run`}>Run this event</TextLink>
            <EventStatusActions event={event} onMoved={onMoved} />
            <TextButton onClick={onCode}>QR Code</TextButton>
            <TextLink href={`${publicOrigin}/live-event/${brand.id}`} target="_blank" rel="noreferrer">
              View Live
            </TextLink>
            <TextLink href={`${publicOrigin}/live-event/${event.id}`} target="_blank" rel="noreferrer">
              Open this event
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

function countsLabel({ registered, waitlisted, maxAttendees, photoCount }: StudioEvent): string {
  const guests =
    maxAttendees === null ? `${registered} registered` : `${registered} of ${maxAttendees} registered`;
  const waiting = waitlisted > 0 ? `, ${waitlisted} on the waitlist` : '';
  return `${guests}${waiting}, ${photoCount} ${photoCount === 1 ? 'photograph' : 'photographs'}`;
}
