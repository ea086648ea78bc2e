import type { Locator } from '@playwright/test';

/** What someone does in the console, counted: each press and each filled field. */
export interface CountedSteps {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  /** Fills a field and presses Enter, which counts as one step. */
  enter(target: Locator, text: string): Promise<void>;
  /** The number of steps so far. */
  count(): number;
}

/** Starts counting at zero. */
export function countSteps(): CountedSteps {
  let steps = 0;
  return {
    async press(target) {
      steps += 1;
      await target.click();
    },
    async fill(target, text) {
      steps += 1;
      await target.fill(text);
    },
    async enter(target, text) {
      steps += 1;
      await target.fill(text);
      await target.press('Enter');
    },
    count: () => steps,
  };
}
