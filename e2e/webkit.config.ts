import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Walks in WebKit, which Playwright cannot drive: `npm run engines -- webkit`. */
export default defineConfig({
  ...usual,
  projects: [{ name: 'walks', testDir: 'engines', testMatch: '*.walk.ts' }],
  workers: 1,
  // Software draws every frame.
  timeout: 2 * (usual.timeout ?? 0),
});
