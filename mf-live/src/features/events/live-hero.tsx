import type { EventRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { EventBadges } from '../../components/event-badges';
import { EventCounters } from './event-counters';
import { EventFacts } from './event-details';
import { EventLinks } from './event-links';
import { EventQrCode } from './event-qr-code';
import styles from './live-hero.module.css';

export interface LiveHeroProps {
  event: EventRecord;
  /** By the socket; null without one. */
  viewers: number | null;
}

/** The first live event, with links to enter and all its details. */
export function LiveHero({ event, viewers }: LiveHeroProps) {
  const { id, title, description, picture } = event;
  return (
    <section className={styles.hero} aria-label="Live now">
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)" alt="" priority />
        </div>
      )}
      <div className={styles.words}>
        <EventBadges {...event} />
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.text}>{description}</p>}
        <EventCounters event={event} viewers={viewers} />
        <EventLinks {...event} />
      </div>
      <div className={styles.details}>
        <EventFacts event={event} />
        <EventQrCode eventId={id} title={title} />
      </div>
    </section>
  );
}
