import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Pictures of every page and state, in e2e/results/screenshots: `npm run screenshots`. */
export default defineConfig({
  ...usual,
  projects: [{ name: 'screenshots', testDir: 'screenshots', testMatch: '*.screens.ts' }],
  // The states follow each other in one gallery: a print that is bought is missing in the next picture.
  workers: 1,
  timeout: 4 * 60_000,
  use: {
    ...usual.use,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
  },
});
