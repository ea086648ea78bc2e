import type { EventRecord } from '@gallery/contracts';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { EventCard } from './event-card';
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
export function EventListStatus({
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
