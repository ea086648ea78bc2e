import { isHeld, type CartNumber } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useEffect, useState } from 'react';
import styles from './cart-lines.module.css';

interface CartHoldStatusProps {
  number: CartNumber;
  /** Milliseconds since 1970. */
  now: number;
  onHold: () => void;
}

/** Until when a number is held, or that it is not, and the way to hold it. */
export function CartHoldStatus({ number, now, onHold }: CartHoldStatusProps) {
  const { editionNumber, heldUntil } = number;
  if (heldUntil !== undefined && isHeld(number, now))
    return (
      <span className={styles.hold}>
        Held for you until {formatClock(heldUntil)} ·{' '}
        {/* A timer is read on request only, not every second. */}
        <span role="timer">{timeLeftLabel(Date.parse(heldUntil) - now)} left</span>
      </span>
    );
  return (
    <span className={styles.hold}>
      {heldUntil === undefined ? 'Not held: someone else could buy it first.' : 'The hold has expired.'}{' '}
      <Button variant="text" aria-label={`Hold number ${editionNumber}`} onClick={onHold}>
        {heldUntil === undefined ? 'Hold it' : 'Hold it again'}
      </Button>
    </span>
  );
}

let clock: Intl.DateTimeFormat | undefined;

/** The visitor's own time. The formatter is made when a number is held, since making it takes a phone 150 ms. */
function formatClock(at: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return clock.format(new Date(at));
}

/** '14:05'. */
function timeLeftLabel(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The current time, updated while one of these numbers is held. */
export function useHoldTime(numbers: readonly (CartNumber | null)[]): number {
  const [now, setNow] = useState(Date.now);
  const isRunning = numbers.some((number) => isHeld(number, now));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
