import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The journeys on a gallery that is already running: `npm run cluster`, two instances behind nginx. */
export default defineConfig({
  ...usual,
  globalSetup: undefined,
  projects: usual.projects?.filter(({ name }) => name === 'journeys'),
});
