import type { StudioEvent } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Button, LiveMark, Picture, StatusBadge, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { Moment } from '../../parts/moment';
import { OwnersOnly } from '../../parts/owners-only';
import styles from './event-card.module.css';
import { EventMoves } from './event-moves';

export interface EventCardProps {
  event: StudioEvent;
  onCode: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Its status was changed. */
  onMoved: () => void;
}

/** One event: what it is, how it stands, and what can be done. */
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
          <Status status={event.status} />
          <Moment at={event.eventDate} />
          <span>{event.location}</span>
          {event.isVipOnly && <StatusBadge colour="tier-1">VIP</StatusBadge>}
        </p>
        <p className={styles.description}>{event.description}</p>
        <p className={styles.counts}>{countsOf(event)}</p>
      </div>
      <div className={styles.actions}>
        <EventMoves event={event} onMoved={onMoved} />
        <Button variant="word" onClick={onCode}>
          QR Code
        </Button>
        <WordLink href={origin + event.feedPath} target="_blank" rel="noreferrer">
          View Live
        </WordLink>
        <WordLink render={(link) => <Link {...link} to={`/admin/events/${event.id}/upload`} />}>
          Photographs
        </WordLink>
        <Button variant="word" onClick={onEdit}>
          Edit
        </Button>
        <OwnersOnly>
          <Button variant="word" tone="destructive" onClick={onDelete}>
            Delete
          </Button>
        </OwnersOnly>
      </div>
    </article>
  );
}

function Status({ status }: Pick<StudioEvent, 'status'>) {
  if (status === 'live') return <LiveMark />;
  return <StatusBadge colour={BADGES[status].colour}>{BADGES[status].word}</StatusBadge>;
}

const BADGES = {
  scheduled: { word: 'Scheduled', colour: 'pending' },
  completed: { word: 'Completed', colour: 'completed' },
  cancelled: { word: 'Cancelled', colour: 'cancelled' },
} as const;

function countsOf({ registered, waitlisted, maxAttendees, photoCount }: StudioEvent): string {
  const guests =
    maxAttendees === null ? `${registered} registered` : `${registered} of ${maxAttendees} registered`;
  const waiting = waitlisted > 0 ? `, ${waitlisted} on the waitlist` : '';
  return `${guests}${waiting}, ${photoCount} ${photoCount === 1 ? 'photograph' : 'photographs'}`;
}
