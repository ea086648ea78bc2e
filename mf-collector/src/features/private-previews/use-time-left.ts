import { useEffect, useState } from 'react';
import { timeLeft } from './countdown';

/**
 * Milliseconds until a moment of the server. Read from the clock each second, never counted down, so that a sleeping tab
 * does not fall behind.
 */
export function useTimeLeft(until: string, serverAheadMs: number): number {
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
