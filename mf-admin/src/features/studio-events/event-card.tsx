import type { StudioEvent } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { LiveBadge, Picture, StatusBadge, TextLink } from '@gallery/ui';
import { TextButton } from '../../components/actions/text-button';
import { AdminLink } from '../../components/navigation/admin-link';
import { DateTime } from '../../components/text/date-time';
import { OwnerOnly } from '../../components/session/owner-only';
import styles from './event-card.module.css';
import { EventStatusActions } from './event-status-actions';

export interface EventCardProps {
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
          <EventStatusBadge status={event.status} />
          <DateTime at={event.eventDate} />
          <span>{event.location}</span>
          {event.isVipOnly && <StatusBadge color="tier-1">VIP</StatusBadge>}
        </p>
        <p className={styles.description}>{event.description}</p>
        <p className={styles.counts}>{countsLabel(event)}</p>
      </div>
      <div className={styles.actions}>
        <EventStatusActions event={event} onMoved={onMoved} />
        <TextButton onClick={onCode}>QR Code</TextButton>
        <TextLink href={origin + event.feedPath} target="_blank" rel="noreferrer">
          View Live
        </TextLink>
        <AdminLink to={`/admin/events/${event.id}/upload`}>Photographs</AdminLink>
        <TextButton onClick={onEdit}>Edit</TextButton>
        <OwnerOnly>
          <TextButton tone="destructive" onClick={onDelete}>
            Delete
          </TextButton>
        </OwnerOnly>
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
