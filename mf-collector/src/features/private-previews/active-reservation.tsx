import { formatEditionNumber, formatSize, RESERVATION_COOLDOWN_HOURS } from '@gallery/domain';
import { useDateTimeFormat } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { formatCountdown, timeLeft } from './countdown';
import styles from './active-reservation.module.css';

export interface ActiveReservationProps {
  size: string;
  editionNumber: number;
  total: number;
  until: string;
  /** How far the server's clock is ahead of this one. */
  serverAheadMs: number;
  /** Nothing is sold online, or the print has no price: it can only be released. */
  canBuy: boolean;
  isReleasing: boolean;
  onBuy: () => void;
  onRelease: () => void;
}

/** The collector's reservation: its print, the time left, and its actions. */
export function ActiveReservation({
  size,
  editionNumber,
  total,
  until,
  serverAheadMs,
  canBuy,
  isReleasing,
  onBuy,
  onRelease,
}: ActiveReservationProps) {
  const formatTime = useDateTimeFormat();
  const left = useTimeLeft(until, serverAheadMs);
  return (
    <div className={styles.reservation}>
      <p className={styles.number}>Number {formatEditionNumber(total, editionNumber)} is reserved for you</p>
      <p className={styles.until}>
        {formatSize(size)}, until <time dateTime={until}>{formatTime(until)}</time>
      </p>
      {/* A running timer is not announced. */}
      <p className={styles.left} role="timer" aria-label="Time left">
        {formatCountdown(left)}
      </p>
      <output className={styles.until} aria-label="Reservation">
        {left === 0 && 'Your reservation has expired; the number is available again.'}
      </output>
      <div className={styles.actions}>
        {canBuy && (
          <Button variant="filled" disabled={left === 0} onClick={onBuy}>
            Buy number {editionNumber}
          </Button>
        )}
        <Button variant="text" isBusy={isReleasing} onClick={onRelease}>
          Release number {editionNumber}
        </Button>
      </div>
      <p className={styles.after}>
        If you release it, you can reserve a number of this work again after {RESERVATION_COOLDOWN_HOURS}{' '}
        hours.
      </p>
    </div>
  );
}

/**
 * Milliseconds until a time of the server. Read from the clock each second, never counted down, so that a sleeping
 * tab stays correct.
 */
function useTimeLeft(until: string, serverAheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(until, now, serverAheadMs);
  const hasEnded = left === 0;

  useEffect(() => {
    if (hasEnded) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [hasEnded]);

  return left;
}
