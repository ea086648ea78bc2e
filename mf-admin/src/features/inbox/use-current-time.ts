import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, again every minute: for what is due in so many hours. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
