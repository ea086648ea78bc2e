import type { BrowserContextOptions, Page } from '@playwright/test';

/** What a browser calls itself that no program drives: visits of others are not counted. */
const USER_AGENT =
  'Mozilla/5.0 (Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Options of a browser whose visits count. */
export const PERSON: BrowserContextOptions = { userAgent: USER_AGENT };

/** Lets the page be told of no program either. Before it is opened. */
export async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}
