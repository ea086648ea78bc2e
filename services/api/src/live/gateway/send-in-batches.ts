import { setImmediate as nextTurn } from 'node:timers/promises';

/** Sending to thousands takes hundreds of milliseconds; requests get their turn after this many of them. */
const MAX_BATCH_MS = 10;
/** The clock is read once in so many steps. */
const STEPS_PER_CLOCK_CHECK = 32;

/** Does something with each of many, letting everything else of the process have its turn in between. */
export async function sendInBatches<T>(many: readonly T[], act: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const [index, one] of many.entries()) {
    act(one);
    if ((index + 1) % STEPS_PER_CLOCK_CHECK === 0 && performance.now() - began > MAX_BATCH_MS) {
      await nextTurn();
      began = performance.now();
    }
  }
}
