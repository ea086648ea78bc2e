import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The journeys through a gallery that somebody else has opened: `npm run fleet`, two instances behind nginx. */
export default defineConfig({
  ...usual,
  globalSetup: undefined,
  projects: usual.projects?.filter(({ name }) => name === 'journeys'),
});
