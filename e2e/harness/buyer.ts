import { expect, type Locator, type Page } from '@playwright/test';

/** Stripe's test cards. */
export const CARD = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

/** The checkout's text fields of a buyer in Dallas, with free delivery of framed prints. */
export const ELENA = {
  'Full name': 'Elena Marsh',
  Email: 'elena@marsh.example',
  Phone: '214 555 0118',
  Address: '118 Larkspur Lane',
  City: 'Dallas',
  ZIP: '75226',
};
/** As selected from the list. */
export const ELENAS_STATE = 'Texas';

/** Opens an artwork's page, selects the edition of a size (as displayed) and adds its next print to the cart. */
export async function addToCart(page: Page, work: { slug: string; size: string }): Promise<void> {
  await page.goto(`/fine-art/${work.slug}`);
  await chooseEdition(page, work.size);
  await page.getByRole('button', { name: /^Purchase/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
}

/**
 * Selects the edition of a size on an artwork's page without waiting: a selection made before the scripts run is kept.
 */
export async function chooseEdition(page: Page, size: string | RegExp): Promise<void> {
  // The row stands in for the radio, so buyers click the row. While one page fades into the next (150 ms)
  // the browser accepts no clicks.
  await expect(() => page.getByRole('radio', { name: size }).check({ force: true })).toPass();
  await expect(page.getByRole('button', { name: /^Purchase, / })).toBeVisible();
}

/** From the cart through the checkout dialog to the review of the order. */
export async function reviewOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await fillCheckout(dialog);
  await dialog.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
}

/** Fills the checkout dialog. */
export async function fillCheckout(dialog: Locator): Promise<void> {
  for (const [label, value] of Object.entries(ELENA)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByLabel('State', { exact: true }).selectOption(ELENAS_STATE);
}

/** Goes to Stripe's payment page. */
export async function leaveForPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Purchase Artwork' }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

/** Fills the form of Stripe's payment page and pays. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Says where the prints go, on the payment page of an order that has no address yet. */
export async function enterAddressHere(page: Page): Promise<void> {
  for (const label of ['Address', 'City', 'ZIP'] as const)
    await page.getByLabel(label, { exact: true }).fill(ELENA[label]);
  await page.getByLabel('State', { exact: true }).selectOption(ELENAS_STATE);
}

/** Fills the card's fields on the gallery's own payment page and pays. */
export async function payHere(page: Page, card: string): Promise<void> {
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Card number').fill(card);
  await fields.getByLabel('Expiration date').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay, / }).click();
}
