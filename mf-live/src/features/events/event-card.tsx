import type { EventRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { formatEventTimes } from '../../event-times';
import styles from './event-card.module.css';
import { EventCounters } from './event-counters';
import { EventBadges } from './event-badges';
import { EventReminder } from './event-reminder';

export interface EventCardProps {
  event: EventRecord;
  isSelected: boolean;
  /** The page's hero shows its picture and its counters already. */
  isInHero: boolean;
  onSelect: (id: string) => void;
}

/** An event in its list; its title shows it in the panel beside. */
export function EventCard({ event, isSelected, isInHero, onSelect }: EventCardProps) {
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
