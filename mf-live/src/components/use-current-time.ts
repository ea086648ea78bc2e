import { useSyncExternalStore } from 'react';

/** A bar that grows over hours need not move more often. */
const TICK_INTERVAL_MS = 10_000;

let now = 0;

function subscribe(told: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    told();
  }, TICK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The time in milliseconds, told every ten seconds; 0 where a page is rendered without a guest's clock. */
export const useCurrentTime = (): number =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
