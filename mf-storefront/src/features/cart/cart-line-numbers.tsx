import { receiveNumberLabel } from '@gallery/domain';
import { isHeld, numbersOf, type CartItem, type CartNumber } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useEffect, useState } from 'react';
import styles from './cart-lines.module.css';

export interface CartLineNumbersProps {
  line: CartItem;
  /** Size of the edition; null while the catalog loads. */
  total: number | null;
  /** The unit whose number someone else has: the line's notice says so. */
  takenUnit: number | null;
  onHold: (unit: number, editionNumber: number) => void;
}

/** Which numbers the buyer would receive, until when they are held, and what to do about those that are not. */
export function CartLineNumbers({ line, total, takenUnit, onHold }: CartLineNumbersProps) {
  const numbers = numbersOf(line);
  const now = useNow(numbers);
  return (
    <ul className={styles.units}>
      {Array.from(numbers.entries(), ([unit, number]) => (
        // Units of one line have no identity but their position.
        <li key={unit}>
          {number ? numberLabel(total, number) : 'You would receive the next number available at checkout'}
          {number && unit !== takenUnit && (
            <HoldStatus number={number} now={now} onHold={() => onHold(unit, number.editionNumber)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const numberLabel = (total: number | null, { editionNumber }: CartNumber): string =>
  total === null ? `You would receive number ${editionNumber}` : receiveNumberLabel(total, editionNumber);

interface HoldStatusProps {
  number: CartNumber;
  /** Milliseconds since 1970. */
  now: number;
  onHold: () => void;
}

function HoldStatus({ number, now, onHold }: HoldStatusProps) {
  const { editionNumber, heldUntil } = number;
  if (heldUntil !== undefined && isHeld(number, now))
    return (
      <span className={styles.hold}>
        Held for you until {CLOCK.format(new Date(heldUntil))} ·{' '}
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

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** '14:05'. */
function timeLeftLabel(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time, which goes on while one of these numbers is held. */
function useNow(numbers: readonly (CartNumber | null)[]): number {
  const [now, setNow] = useState(Date.now);
  const isRunning = numbers.some((number) => isHeld(number, now));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
