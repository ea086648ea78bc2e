import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every socket of the page, with what it received. */
    openedSockets?: { path: string; received: string[] }[];
  }
}

/** Records the sockets of pages opened from now on. Over WebDriver BiDi, Playwright reports none. */
export async function recordSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: NonNullable<Window['openedSockets']> = (window.openedSockets = []);
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        const received: string[] = [];
        opened.push({ path: new URL(this.url).pathname, received });
        this.addEventListener('message', ({ data }) => received.push(String(data)));
      }
    };
  });
}

/** The paths of the sockets that the page opened. */
export const socketPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.openedSockets ?? []).map(({ path }) => path));

/** Resolves when a socket has received a message with this text. */
export async function socketHears(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => window.openedSockets?.some(({ received }) => received.some((data) => data.includes(wanted))),
    text,
  );
}
