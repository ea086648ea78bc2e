import { expect, test as base, type Browser } from '@playwright/test';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Email } from 'postal-mime';
import { listenToConsole } from './console-errors';
import { readMails } from './emails';
import { openedGallery } from './opened-gallery';

/** The gallery under test, with its database and emails. */
export interface Gallery {
  readonly baseURL: string;
  /** The same artworks in inquire mode. */
  readonly inquiryURL: string;
  /** The console's own origin. */
  readonly adminURL: string;
  /** Where the API and its pages reach Stripe's stand-in. */
  readonly stripeURL: string;
  /** Queries the gallery's database. The type argument is the row's. */
  query<Row extends object>(
    sql: string,
    values?: readonly (string | number)[],
  ): Promise<(Row & RowDataPacket)[]>;
  /** All emails so far, oldest first. Emails are written after the response: use `expect.poll`. */
  mails(): Promise<Email[]>;
}

interface JourneyFixtures {
  gallery: Gallery;
  /** Console messages allowed in a journey that breaks something on purpose; otherwise none are. */
  allowedInConsole: RegExp | null;
}

export const test = base.extend<JourneyFixtures, { browser: Browser }>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') insertTextAsTypedIn(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  allowedInConsole: [null, { option: true }],
  gallery: [
    async ({}, use) => {
      const { baseURL, inquiryURL, adminURL, stripeURL, databaseUrl, dataDir } = openedGallery();
      const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
      await use({
        baseURL,
        inquiryURL,
        adminURL,
        stripeURL,
        query: async <Row extends object>(sql: string, values: readonly (string | number)[] = []) => {
          const [rows] = await connection.query<(Row & RowDataPacket)[]>(sql, [...values]);
          return rows;
        },
        mails: () => readMails(dataDir),
      });
      await connection.end();
    },
    { auto: true },
  ],
  page: async ({ page, allowedInConsole }, use) => {
    const said = listenToConsole(page);
    await use(page);
    expect(said.filter((line) => !allowedInConsole?.test(line))).toEqual([]);
  },
  baseURL: async ({}, use) => use(openedGallery().baseURL),
});

export { expect } from '@playwright/test';

/**
 * In Firefox, Playwright's `fill` sets the value by script, which React takes as its own: the next render empties the
 * field. In pages opened from now on, it inserts the text as an input method does.
 */
function insertTextAsTypedIn(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(insertTextAsTyped);
    return context;
  };
}

/** Runs in the page. */
function insertTextAsTyped(): void {
  const insertText = (text: string): Element | null => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    // Nothing else inserts text with the events of typing.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, text);
    return null;
  };
  // This holds whether Playwright's own script runs before this one or after it.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set: () => {} });
}
