import type { EventRecord } from '@gallery/contracts';
import { ButtonLink, Picture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import { EventBadges } from '../../components/event-badges';
import { EventTime } from '../../components/event-time';
import { EventCounters } from './event-counters';
import { EventDetails, SelectAnEvent } from './event-details';
import { EventReminder } from './event-reminder';
import styles from './event-list.module.css';

export interface EventListProps {
  events: readonly EventRecord[];
  /** Null while none is chosen. */
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** Events, and details of the chosen one: below its card, in wide windows beside the list. */
export function EventList({ events, selectedId, onSelect }: EventListProps) {
  return (
    <div className={styles.events}>
      <ul className={styles.list} style={rowsStyle(events.length)}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} isSelected={event.id === selectedId} onSelect={onSelect} />
            {event.id === selectedId && (
              <div className={styles.details}>
                <EventDetails event={event} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {selectedId === null && (
        <SelectAnEvent>Choose an event from the list to see when and where it is.</SelectAnEvent>
      )}
    </div>
  );
}

const rowsStyle = (count: number): CSSProperties & Record<'--events', number> => ({ '--events': count });

interface EventCardProps {
  event: EventRecord;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** An event of the list; its title selects it. */
function EventCard({ event, isSelected, onSelect }: EventCardProps) {
  const { id, title, status, location, picture, isVipOnly } = event;
  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 48rem) 14rem, calc(100vw - 2.5rem)" alt="" />
      ) : (
        <p className={styles.plate}>{isVipOnly && 'For VIP collectors'}</p>
      )}
      <div className={styles.words}>
        <EventBadges {...event} />
        <h2 className={styles.title}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={isSelected}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        </h2>
        <p className={styles.facts}>
          <EventTime {...event} />
          {location && `, ${location}`}
        </p>
        {status === 'live' && <EventCounters event={event} viewers={null} />}
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
