import { setImmediate as nextTurn } from 'node:timers/promises';

/** Sending to thousands takes hundreds of milliseconds; requests are handled in between. */
const MAX_BATCH_MS = 10;
const STEPS_PER_CLOCK_CHECK = 32;

/** Calls `act` for each item, and lets other work of the process run in between. */
export async function sendInBatches<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  let startedAt = performance.now();
  for (const [index, item] of items.entries()) {
    act(item);
    if ((index + 1) % STEPS_PER_CLOCK_CHECK === 0 && performance.now() - startedAt > MAX_BATCH_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
  }
}
