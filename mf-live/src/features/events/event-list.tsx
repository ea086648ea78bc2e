import type { EventRecord } from '@gallery/contracts';
import { ButtonLink, EmptyState, ErrorState, LoadingState, Picture } from '@gallery/ui';
import { EventCounters } from './event-counters';
import { EventBadges } from '../../components/event-badges';
import { EventTime } from '../../components/event-time';
import { EventReminder } from './event-reminder';
import styles from './event-list.module.css';

export interface EventListProps {
  /** Undefined while loading. */
  events: readonly EventRecord[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Shown when there are none. */
  empty: string;
  selectedId: string | null;
  /** The hero's event. */
  heroId: string | null;
  onSelect: (id: string) => void;
}

/** The events of one tab. */
export function EventList({
  events,
  hasFailed,
  onRetry,
  empty,
  selectedId,
  heroId,
  onSelect,
}: EventListProps) {
  if (!events && hasFailed) {
    return <ErrorState onRetry={onRetry}>The events could not be loaded.</ErrorState>;
  }
  if (!events) return <LoadingState>Loading events...</LoadingState>;
  if (events.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard
            event={event}
            isSelected={event.id === selectedId}
            isInHero={event.id === heroId}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ul>
  );
}

interface EventCardProps {
  event: EventRecord;
  isSelected: boolean;
  /** The hero already shows its picture and counters. */
  isInHero: boolean;
  onSelect: (id: string) => void;
}

/** An event of the list; its title selects it. */
function EventCard({ event, isSelected, isInHero, onSelect }: EventCardProps) {
  const { id, title, status, location, picture } = event;
  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      {picture && !isInHero && (
        <Picture picture={picture} sizes="(min-width: 48rem) 14rem, calc(100vw - 2.5rem)" alt="" />
      )}
      <div className={styles.words}>
        <EventBadges {...event} />
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={isSelected}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        </h3>
        <p className={styles.facts}>
          <EventTime {...event} />
          {location && `, ${location}`}
        </p>
        {status === 'live' && !isInHero && <EventCounters event={event} viewers={null} />}
        {status === 'scheduled' && (
          <div className={styles.actions}>
            <ButtonLink variant="filled" to={`/live-event/${id}`} aria-label={`Register for ${title}`}>
              Register
            </ButtonLink>
            <EventReminder eventId={id} title={title} />
          </div>
        )}
      </div>
    </article>
  );
}
