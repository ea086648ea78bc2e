import type { EventRecord } from '@gallery/contracts';
import { Button, EmptyState, ErrorState, LoadingState, Picture } from '@gallery/ui';
import { formatEventTimes } from '../../event-times';
import { EventCounters } from './event-counters';
import { EventBadges } from './event-badges';
import { EventReminder } from './event-reminder';
import styles from './event-list.module.css';

export interface EventListProps {
  /** Undefined while they are not known. */
  events: readonly EventRecord[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Said where there are none. */
  empty: string;
  selectedId: string | null;
  /** The event of the page's hero. */
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
    return (
      <ErrorState action={<Button onClick={onRetry}>Retry</Button>}>
        The events could not be loaded.
      </ErrorState>
    );
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
  /** The page's hero shows its picture and its counters already. */
  isInHero: boolean;
  onSelect: (id: string) => void;
}

/** An event in its list; its title shows it in the panel beside. */
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
        <p className={styles.facts}>{[formatEventTimes(event), location].filter(Boolean).join(', ')}</p>
        {status === 'live' && !isInHero && <EventCounters event={event} viewers={null} />}
        {status === 'scheduled' && (
          <div>
            <EventReminder eventId={id} title={title} />
          </div>
        )}
      </div>
    </article>
  );
}
