import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const engine = process.env['ENGINE'];
const isWebKit = engine === 'webkit';

/** The pages as specified, on a phone and on a desk. */
const specification = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].map((viewport) => ({
  name: `specification ${viewport.width}`,
  testDir: 'specification',
  testMatch: '*.walk.ts',
  use: { viewport },
}));

/**
 * `npm run engines`, in the browser that `ENGINE` names. Playwright cannot drive WebKit: walks are for every browser.
 */
export default defineConfig({
  ...usual,
  projects: [
    ...(engine === 'firefox' ? (usual.projects ?? []) : []),
    ...(isWebKit ? [{ name: 'walks', testDir: 'engines', testMatch: '*.walk.ts' }] : []),
    ...specification,
  ],
  workers: 1,
  globalTimeout: 3.5 * (usual.globalTimeout ?? 0),
  // WebKit renders every frame in software.
  timeout: (isWebKit ? 2 : 1) * (usual.timeout ?? 0),
});
