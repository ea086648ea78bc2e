import { formatDateTime, formatTime } from '@gallery/domain';
import { LiveBadge } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { useCurrentTime } from '../../components/current-time';
import { hasBegun } from '../../components/elapsed-percent';
import { ElapsedBar } from '../../components/elapsed-bar';
import { Counter } from '../../components/counter';
import styles from './feed-header.module.css';

/** How long `Tap any photo` is shown. */
const TAP_HINT_DURATION_MS = 3_000;

export interface FeedHeaderProps {
  title: string;
  status: 'live' | 'scheduled' | 'completed' | 'cancelled';
  /** ISO times in UTC. */
  startTime: string;
  endTime: string;
  timeZone: string;
  location: string;
  /** From the pass; empty without one. */
  guestName: string;
  /** Open pages; null before the socket says. */
  viewers: number | null;
  photoCount: number;
  availableCount: number;
}

/** The event, its times, and its viewers. */
export function FeedHeader({
  title,
  status,
  startTime,
  endTime,
  timeZone,
  location,
  guestName,
  viewers,
  photoCount,
  availableCount,
}: FeedHeaderProps) {
  const now = useCurrentTime();
  const isLive = status === 'live';
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {isLive && (
          <p className={styles.marks}>
            <LiveBadge>Live Updates</LiveBadge>
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
        {isLive && <ElapsedBar startTime={startTime} endTime={endTime} />}
        <div className={styles.times}>
          <span>
            {status === 'completed' || (isLive && hasBegun(startTime, now)) ? 'Started ' : 'Starts '}
            <time dateTime={startTime}>
              {isLive ? formatTime(startTime, timeZone) : formatDateTime(startTime, timeZone)}
            </time>
          </span>
          {photoCount > 0 ? <TapHint /> : <span>{location}</span>}
          <span>
            {status === 'completed' ? 'Ended ' : 'Ends '}
            <time dateTime={endTime}>{formatTime(endTime, timeZone)}</time>
          </span>
        </div>
      </div>
    </header>
  );
}

/** Keeps its space when hidden, so that nothing moves. */
function TapHint() {
  const isShown = useVisibleFor(TAP_HINT_DURATION_MS);
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
      return `${greeting}Photographs appear here as they are taken.`;
    case 'scheduled':
      return `${greeting}Photographs will appear here as they are taken.`;
    case 'completed':
      return `${greeting}The event is over; its photographs remain here.`;
    case 'cancelled':
      return `${greeting}This event was cancelled.`;
  }
}

/** True for this long after mounting. */
function useVisibleFor(milliseconds: number): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !hasEnded;
}
