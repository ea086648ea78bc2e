import type { Page } from '@playwright/test';
import { demoOwnerKey } from '../../tools/run/environment.mjs';

/** Opens the console on its own origin, as somebody of the gallery does, and waits until its first page is there. */
export async function enterConsole(page: Page, adminURL: string): Promise<void> {
  await page.goto(adminURL);
  await page.getByLabel('Owner’s key').fill(demoOwnerKey);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}
