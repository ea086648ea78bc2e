import type { EventRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { EventQrCode } from './event-qr-code';
import { EventCounters } from './event-counters';
import { EventLinks } from './event-links';
import { EventBadges } from '../../components/event-badges';
import styles from './live-hero.module.css';

export interface LiveHeroProps {
  event: EventRecord;
  /** By the socket; null without one. */
  viewers: number | null;
}

/** The first live event, with links to enter. */
export function LiveHero({ event, viewers }: LiveHeroProps) {
  const { id, title, description, location, picture } = event;
  return (
    <section className={styles.hero} aria-label="Live now">
      <div className={styles.words}>
        <EventBadges {...event} />
        <h2 className={styles.title}>{title}</h2>
        {(description || location) && <p className={styles.text}>{description || location}</p>}
        <EventCounters event={event} viewers={viewers} />
        <EventLinks {...event} />
        <EventQrCode eventId={id} title={title} />
      </div>
      {picture && (
        <Picture picture={picture} sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)" alt="" priority />
      )}
    </section>
  );
}
