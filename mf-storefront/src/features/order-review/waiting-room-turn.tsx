import { Button, Notice, TextLink } from '@gallery/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Purchase } from './use-purchase';
import { timeLeftLabel } from './waiting-room-labels';
import styles from './waiting-room.module.css';

export interface WaitingRoomTurnProps {
  /** Milliseconds since 1970, by this browser's clock. */
  endsAt: number;
  purchase: Purchase;
  /** What the order costs. */
  totals: ReactNode;
  onCheckout: () => void;
}

/** The time left of a turn, and the step to payment, which the page takes by itself once. */
export function WaitingRoomTurn({ endsAt, purchase, totals, onCheckout }: WaitingRoomTurnProps) {
  const hasStarted = useRef(false);
  useEffect(() => {
    // The page takes no print to payment while its visitor looks at another tab.
    const start = () => {
      if (hasStarted.current || document.visibilityState !== 'visible') return;
      hasStarted.current = true;
      onCheckout();
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => document.removeEventListener('visibilitychange', start);
  }, [onCheckout]);
  return (
    <>
      <p className={styles.line}>
        Your print is held for <TimeLeft endsAt={endsAt} />.
      </p>
      {purchase.error && <Notice tone="error">{purchase.error.text}</Notice>}
      <div className={styles.totals}>{totals}</div>
      <div className={styles.actions}>
        <Button variant="filled" isBusy={purchase.isBusy} busyText="Processing..." onClick={onCheckout}>
          Go to payment
        </Button>
        <TextLink to="/cart">Go to the cart</TextLink>
      </div>
    </>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{timeLeftLabel((endsAt - now) / 1_000)}</span>;
}
