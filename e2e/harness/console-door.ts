import type { Page } from '@playwright/test';

/** Opens the console on its own origin as the owner of the demo does, through gate and login, and waits for its first page. */
export async function enterConsole(page: Page, adminURL: string): Promise<void> {
  await page.goto(adminURL);
  await page.getByLabel('Password', { exact: true }).fill('atelier');
  await page.keyboard.press('Enter');
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('gallery-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}
