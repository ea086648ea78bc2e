import fs from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findBrowser } from '../../tools/test/browsers.mjs';
import { test as base } from '../harness/test';
import type { BrowserWindow } from './browser-window';
import { startMiniBrowser, type MiniBrowser } from './minibrowser';
import { PlaywrightWindow } from './playwright-window';
import { Visitor } from './visitor';

interface WindowFixture {
  /** A new window, without cookies and storage. */
  window: BrowserWindow;
}

const inWebKit = base.extend<WindowFixture, { miniBrowser: MiniBrowser }>({
  miniBrowser: [
    async ({}, use) => {
      const program = findBrowser('WebKit');
      if (program === undefined) throw new Error('There is no WebKit. `npm run engines` installs it.');
      const browser = await startMiniBrowser(program);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  window: async ({ miniBrowser }, use) => {
    const window = await miniBrowser.openWindow();
    await use(window);
    await window.close();
  },
});

const inPlaywright = base.extend<WindowFixture>({
  window: async ({ context }, use) => use(new PlaywrightWindow(await context.newPage())),
});

/** A test in the browser that `ENGINE` names. */
export const walk = (process.env['ENGINE'] === 'webkit' ? inWebKit : inPlaywright).extend<{
  /** Someone with a new browser window. */
  visitor: Visitor;
}>({
  visitor: async ({ window, gallery, viewport }, use, info) => {
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    const visitor = new Visitor(window, gallery.baseURL, width);
    await visitor.resize(width, height);
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await fs.writeFile(info.outputPath('window.png'), await window.screenshot());
    expect(visitor.errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';
