import type { EventRecord } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { EventQrCode } from './event-qr-code';
import styles from './event-details.module.css';
import { EventLinks } from './event-links';
import { EventBadges } from '../../components/event-badges';
import { EventTime } from '../../components/event-time';

export interface EventDetailsProps {
  /** Null when none is selected. */
  event: EventRecord | null;
  /** The hero already shows this event's text, links and QR code. */
  isInHero: boolean;
}

/** Details of the selected event. */
export function EventDetails({ event, isInHero }: EventDetailsProps) {
  if (!event) {
    return (
      <section className={styles.panel} aria-label="Event">
        <h2 className={styles.title}>Select an Event</h2>
        <p className={styles.text}>Choose an event from the list to see when and where it is.</p>
      </section>
    );
  }
  const { id, title, description, location, eventType, currentParticipants, maxParticipants } = event;
  const isOpen = event.status === 'live' || event.status === 'scheduled';
  const facts = [
    ['When', <EventTime key="when" {...event} />],
    ['Where', location],
    ['Format', eventType],
    [
      'Guests',
      maxParticipants === null ? `${currentParticipants}` : `${currentParticipants} of ${maxParticipants}`,
    ],
  ] as const;
  return (
    <section className={styles.panel} aria-label="Event">
      {!isInHero && <EventBadges {...event} />}
      <h2 className={styles.title}>{title}</h2>
      {description && !isInHero && <p className={styles.text}>{description}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => fact && <Fact key={name} name={name} fact={fact} />)}
      </dl>
      {event.status !== 'cancelled' && !isInHero && <EventLinks {...event} />}
      {isOpen && !isInHero && <EventQrCode eventId={id} title={title} />}
    </section>
  );
}

function Fact({ name, fact }: { name: string; fact: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{fact}</dd>
    </div>
  );
}
