import { setImmediate as nextTurn } from 'node:timers/promises';

/** Sending to thousands takes hundreds of milliseconds; requests get their turn after this many of them. */
const SLICE_MS = 10;
/** The clock is read once in so many steps. */
const STEPS = 32;

/** Does something with each of many, letting everything else of the process have its turn in between. */
export async function inSlices<T>(many: readonly T[], act: (one: T) => void): Promise<void> {
  let began = performance.now();
  for (const [index, one] of many.entries()) {
    act(one);
    if ((index + 1) % STEPS === 0 && performance.now() - began > SLICE_MS) {
      await nextTurn();
      began = performance.now();
    }
  }
}
