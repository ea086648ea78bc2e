import { expect, type Page } from '@playwright/test';

/** The collector of the demo gallery. */
export const DEMO_COLLECTOR = { email: 'collector@example.com', password: 'collector-demo' };

/** A person without an account. */
export const NORA = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora@lindqvist.example',
  password: 'a lamp in the north window',
};

/** Opens the access dialog from the navigation. */
export async function openAccess(page: Page) {
  await page.getByRole('button', { name: 'Collector access' }).click();
  const dialog = page.getByRole('dialog', { name: 'COLLECTOR ACCESS' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs in through the dialog, from any page. */
export async function signIn(page: Page, collector = DEMO_COLLECTOR): Promise<void> {
  await openAccess(page);
  await signInWhereAsked(page, collector);
}

/** Signs in through the dialog that is open or opening. */
export async function signInWhereAsked(page: Page, { email, password } = DEMO_COLLECTOR): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'COLLECTOR ACCESS' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
}
