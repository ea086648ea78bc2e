import type { BrowserContextOptions, Page } from '@playwright/test';

/** The user agent of a browser without automation; visits of bots are not counted. */
const USER_AGENT =
  'Mozilla/5.0 (Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Options of a browser whose visits count. */
export const PERSON: BrowserContextOptions = { userAgent: USER_AGENT };

/** Hides the automation from the page. Call it before the page is opened. */
export async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}
