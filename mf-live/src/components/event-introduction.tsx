import type { EventRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { EventBadges } from './event-badges';
import { EventTime } from './event-time';
import styles from './event-introduction.module.css';

export interface EventIntroductionProps {
  event: EventRecord;
  /** `h1` where the event's name is the page's heading. */
  heading: 'h1' | 'h2';
}

/** An event before one enters it: status, name, time, venue, picture and description. */
export function EventIntroduction({ event, heading: Heading }: EventIntroductionProps) {
  const { title, description, location, picture } = event;
  return (
    <div className={styles.introduction}>
      <EventBadges {...event} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.facts}>
        <EventTime {...event} />
      </p>
      {location && <p className={styles.facts}>{location}</p>}
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)" alt="" priority />
        </div>
      )}
      {description && <p className={styles.text}>{description}</p>}
    </div>
  );
}
