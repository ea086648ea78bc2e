import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A reason to skip a test: the process of the page ends, driven over WebDriver BiDi. */
export const NO_AXE = 'On some of these pages Firefox crashes when axe runs.';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations that axe finds, each with its first element. A third of the usual time: no second page is
 * opened to merge results of frames, because no page here has our own frame, and passed rules are not reported.
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
}

/** Loaded completely, because axe checks what is there. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
