import { LiveMark } from '@gallery/ui';
import { useId } from 'react';
import { clockTime } from '../../clock-time';
import { elapsedShare } from '../../elapsed-share';
import styles from './feed-header.module.css';
import { useShortly } from './use-shortly';
import { useTime } from '../../use-time';

/** How long `Tap any photo` stands there (L43). */
const HINT_MS = 3_000;

export interface FeedHeaderProps {
  title: string;
  status: 'live' | 'scheduled' | 'completed' | 'cancelled';
  /** ISO times in UTC. */
  startTime: string;
  endTime: string;
  location: string;
  /** As on the pass; empty where the browser has none. */
  guestName: string;
  /** Open pages; null before the socket told. */
  viewers: number | null;
  photoCount: number;
  availableCount: number;
}

/** What is going on, since when and until when, and how many look on (L37, L43). */
export function FeedHeader({
  title,
  status,
  startTime,
  endTime,
  location,
  guestName,
  viewers,
  photoCount,
  availableCount,
}: FeedHeaderProps) {
  const isLive = status === 'live';
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {isLive && (
          <p className={styles.marks}>
            <LiveMark />
            <span>Live Updates</span>
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.welcome}>{welcome(guestName, status)}</p>
      </div>
      <dl className={styles.counters}>
        {isLive && <Counter name="Viewers" count={viewers} />}
        <Counter name="Photographs" count={photoCount} />
        <Counter name="Available" count={availableCount} />
      </dl>
      <div className={styles.evening}>
        {isLive && <Elapsed startTime={startTime} endTime={endTime} />}
        <div className={styles.times}>
          <span>{`${isLive || status === 'completed' ? 'Began' : 'Begins'} ${clockTime(startTime)}`}</span>
          {photoCount > 0 ? <Hint /> : <span>{location}</span>}
          <span>{`${status === 'completed' ? 'Ended' : 'Ends'} ${clockTime(endTime)}`}</span>
        </div>
      </div>
    </header>
  );
}

function Counter({ name, count }: { name: string; count: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count ?? '–'}</dd>
    </div>
  );
}

/** How much of the event has passed (L9). */
function Elapsed({ startTime, endTime }: { startTime: string; endTime: string }) {
  const id = useId();
  const now = useTime();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Elapsed share of the event
      </label>
      <progress id={id} className={styles.bar} max={100} value={elapsedShare(startTime, endTime, now)} />
    </>
  );
}

/** Keeps its place when it goes, so that nothing beside it moves. */
function Hint() {
  const isShown = useShortly(HINT_MS);
  return (
    <span className={styles.hint} data-hidden={!isShown || undefined} aria-hidden={!isShown}>
      Tap any photo
    </span>
  );
}

function welcome(guestName: string, status: FeedHeaderProps['status']): string {
  const [first] = guestName.trim().split(/\s+/);
  const greeting = first ? `Welcome, ${first}. ` : 'Welcome. ';
  switch (status) {
    case 'live':
      return `${greeting}Pictures appear here as they are made.`;
    case 'scheduled':
      return `${greeting}Pictures will appear here as they are made.`;
    case 'completed':
      return `${greeting}The event is over; its pictures stay open.`;
    case 'cancelled':
      return `${greeting}This event was cancelled.`;
  }
}
