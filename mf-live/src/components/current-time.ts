import { useSyncExternalStore } from 'react';

/** Often enough for what changes over hours. */
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

/** The time in milliseconds, updated every ten seconds; 0 during server rendering. */
export const useCurrentTime = (): number =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
