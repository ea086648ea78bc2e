import type { Locator } from '@playwright/test';

/** What someone does in the console, counted: each press, and each field that is filled. */
export interface CountedSteps {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  /** Fills a field and ends it with Enter, which is one step. */
  enter(target: Locator, text: string): Promise<void>;
  /** How many steps it took so far. */
  count(): number;
}

/** Begins to count at none. */
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
