import { expect, type Page } from '@playwright/test';
import { linkInMail } from './emails';
import type { Gallery } from './test';

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

/** Asks to transfer a certificate of the collector who is signed in; the holder's link comes from the email. */
export async function askForTransfer(page: Page, gallery: Gallery, certificate: string): Promise<string> {
  const status = await page.evaluate(async (id) => {
    const response = await fetch(`/api/collector/certificates/${id}/transfers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada Holm', email: 'ada@holm.example' }),
    });
    return response.status;
  }, certificate);
  expect(status).toBe(201);
  return linkInMail(gallery, { to: DEMO_COLLECTOR.email, query: 'token' });
}
