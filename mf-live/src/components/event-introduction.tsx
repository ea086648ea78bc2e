import type { EventRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import { EventBadges } from './event-badges';
import { EventTime } from './event-time';
import styles from './event-introduction.module.css';

export interface EventIntroductionProps {
  event: EventRecord;
  /** `h1` where the event's name is the page's heading. */
  heading: 'h1' | 'h2';
  /** The form to enter by. */
  children: ReactNode;
  /** Below the description. */
  notes?: ReactNode;
}

/** An event before a guest enters it: its picture, and beside it status, name, time, venue and form. */
export function EventIntroduction({ event, heading: Heading, children, notes }: EventIntroductionProps) {
  const { title, description, location, picture } = event;
  return (
    <div className={styles.introduction}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)" alt="" priority />
        </div>
      )}
      <div className={styles.words}>
        <EventBadges {...event} />
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.facts}>
          <EventTime {...event} />
        </p>
        {location && <p className={styles.facts}>{location}</p>}
      </div>
      <div className={styles.entrance}>{children}</div>
      {(description || notes) && (
        <div className={styles.about}>
          {description && <p className={styles.text}>{description}</p>}
          {notes}
        </div>
      )}
    </div>
  );
}
