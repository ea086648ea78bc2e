import type { EventRecord } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { EventTime } from '../../components/event-time';
import { EventLinks } from './event-links';
import { EventQrCode } from './event-qr-code';
import styles from './event-details.module.css';

/** What the chosen event's card does not say. */
export function EventDetails({ event }: { event: EventRecord }) {
  const { id, title, status, description } = event;
  return (
    <section className={styles.panel} aria-label={`Details of ${title}`}>
      {description && <p className={styles.text}>{description}</p>}
      <EventFacts event={event} />
      {status !== 'cancelled' && <EventLinks {...event} />}
      {(status === 'live' || status === 'scheduled') && <EventQrCode eventId={id} title={title} />}
    </section>
  );
}

/** In the place of the details while no event is chosen. */
export function SelectAnEvent({ children }: { children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label="Event">
      <h2 className={styles.title}>Select an Event</h2>
      <p className={styles.text}>{children}</p>
    </section>
  );
}

/** When and where an event is, its kind and its guests. */
export function EventFacts({ event }: { event: EventRecord }) {
  const { location, eventType, currentParticipants, maxParticipants } = event;
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
    <dl className={styles.facts}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
