import type { Page } from '@playwright/test';

/** Opens the console on its own origin as the demo's owner, through gate and sign-in, and waits for its first page. */
export async function signInToConsole(page: Page, adminURL: string): Promise<void> {
  await page.goto(adminURL);
  await page.getByLabel('Password', { exact: true }).fill('atelier');
  await page.keyboard.press('Enter');
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('gallery-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** The staff of the demo. */
export type StaffDirectoryEntry = 'owner' | 'studio';

/**
 * Opens a page of the console already signed in, by the cookie that the page shares, for journeys that are not about
 * sign-in.
 */
export async function openConsole(
  page: Page,
  { adminURL, path, as: username = 'owner' }: { adminURL: string; path: string; as?: StaffDirectoryEntry },
): Promise<void> {
  const data = { username, password: 'gallery-demo' };
  const answer = await page.request.post(`${adminURL}/api/admin/login`, { data });
  if (!answer.ok())
    throw new Error(`${username} could not sign in: ${answer.status()} ${await answer.text()}`);
  await page.goto(adminURL + path);
}
