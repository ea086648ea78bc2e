import fs from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findBrowser } from '../../tools/test/browsers.mjs';
import { test as base } from '../harness/test';
import { startMiniBrowser, type MiniBrowser } from './minibrowser';
import { Visitor } from './visitor';

interface WalkFixtures {
  /** Someone with a new browser window. */
  visitor: Visitor;
}

/** A test in WebKit. */
export const walk = base.extend<WalkFixtures, { miniBrowser: MiniBrowser }>({
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
  visitor: async ({ miniBrowser, gallery, viewport }, use, info) => {
    const window = await miniBrowser.openWindow();
    const visitor = new Visitor(window, gallery.baseURL);
    await visitor.resize(viewport?.width ?? 1440, viewport?.height ?? 900);
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await fs.writeFile(info.outputPath('window.png'), await window.screenshot());
    await window.close();
    expect(visitor.errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';
