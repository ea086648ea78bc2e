import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Defined once `loadAxe` has run in the document. */
    axe?: typeof axe;
  }
}

/** A reason to skip a test: a bug in Firefox ends the process of these pages while axe reads their layout. */
export const NO_AXE = 'Firefox crashes when axe runs on these pages.';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let source: Promise<string> | undefined;

/** Puts axe into the open document, once for each document. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await source);
}

/**
 * Violations that axe finds, each with its first element. Only these sentences leave the page: over WebDriver BiDi,
 * axe's whole results end Firefox's content process. Passed rules are not reported, which takes a third of the usual
 * time.
 */
export async function violations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (tags) => {
    const results = await window.axe?.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    if (!results) throw new Error('The document was left while axe was loaded.');
    return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
  }, TAGS);
}

/** Waits until the page has loaded completely, because axe checks what is there. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
