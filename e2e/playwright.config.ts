import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/test/browsers.mjs';

/** Debian's Firefox with `ENGINE=firefox`, Chromium otherwise. */
const browser =
  process.env['ENGINE'] === 'firefox'
    ? {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: path.join(import.meta.dirname, 'engines/firefox.mjs'),
          // Pages may read the clipboard without asking: Firefox has no permission for it that a test can grant.
          firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
        },
      }
    : {
        launchOptions: {
          executablePath: findBrowser('Headless Chromium') ?? findBrowser('Chromium'),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      };

/** On a machine that is busy with something else, more than 1: see CONTRIBUTING.md. */
const timeFactor = Number(process.env['TEST_TIME_FACTOR']) || 1;

/**
 * Journeys buy from the same ledger of the built gallery, one after the other. Visits change nothing that others see
 * and run in parallel.
 */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys', testMatch: '*.journey.ts', workers: 1 },
    { name: 'visits', testDir: 'visits', testMatch: '*.visit.ts', workers: 2 },
  ],
  globalSetup: './harness/open-gallery.ts',
  // A folder of their own: it is emptied before each run, and pictures and logs beside it are not.
  outputDir: 'results/tests',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000 * timeFactor,
  globalTimeout: 28 * 60_000 * timeFactor,
  expect: { timeout: 10_000 * timeFactor },
  reporter: [['list']],
  use: {
    // Steps, documents and network of failures, on request only: recording them slows every test.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    ...browser,
  },
});
