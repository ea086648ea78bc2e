import type { Page } from '@playwright/test';
import { addToCart } from '../harness/buyer';
import { openAccess, signIn, signInWhereAsked } from '../harness/collector';
import { enterFeed } from '../harness/guest';
import { freshFrame } from '../harness/image-files';
import { expect, test } from '../harness/test';
import { IS_FULL, typingFaults } from '../harness/typing';

/** Forms of the shop that a press opens. Fields that a page shows at once are in `typing.visit.ts`. */
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
/** Typing takes minutes: `TYPING=full` types into all forms, `npm test` into those on the way to a purchase. */
const skipUnlessFull = () => test.skip(!IS_FULL, 'Takes minutes: TYPING=full');
test.describe.configure({ timeout: IS_FULL ? 1_200_000 : 180_000 });

test('every text field on the way to a purchase keeps what is typed (S52)', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  const found: string[] = [];
  await page.goto('/fine-art/inside-voice');
  await page.getByRole('button', { name: /^Purchase, / }).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  found.push(...(await typingFaults(page, cdp, 'Purchase')));

  await addToCart(page, { slug: 'inside-voice', size: '7 × 7 in' });
  found.push(...(await typingFaults(page, cdp, 'Cart')));

  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByRole('checkbox', { name: /^Same as billing/ }).uncheck({ force: true });
  await dialog.getByRole('checkbox', { name: /^Add installation/ }).check({ force: true });
  await expect(dialog.getByLabel('Installation address (optional)')).toBeVisible();
  found.push(...(await typingFaults(page, cdp, 'Checkout')));
  expect(found).toEqual([]);
});

test('so does a reminder’s text field (S52)', async ({ page, context }) => {
  await page.goto('/live-events?tab=upcoming');
  await page.getByRole('button', { name: 'Set Reminder' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Set Reminder' })).toBeVisible();
  expect(await typingFaults(page, await context.newCDPSession(page), 'Reminder')).toEqual([]);
});

test('so does every text field of a back-in-stock alert (S52)', async ({ page, context }) => {
  await page.goto('/fine-art/counting-down');
  await page.getByRole('button', { name: /available again/ }).click();
  await expect(page.getByRole('button', { name: 'Notify me', exact: true })).toBeVisible();
  expect(await typingFaults(page, await context.newCDPSession(page), 'Alert')).toEqual([]);
});

test('so does every text field of collector access (S52)', async ({ page, context }) => {
  skipUnlessFull();
  const cdp = await context.newCDPSession(page);
  await page.goto('/about');
  const dialog = await openAccess(page);
  const found = await typingFaults(page, cdp, 'Sign In');
  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  found.push(...(await typingFaults(page, cdp, 'Create Account')));
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  found.push(...(await typingFaults(page, cdp, 'Forgotten password')));
  await page.goto('/collector?reset=unknown');
  found.push(...(await typingFaults(page, cdp, 'New password')));
  expect(found).toEqual([]);
});

/** A collector's forms: where they are and the buttons that open them. */
const COLLECTOR_FORMS: readonly (readonly [address: string, ...buttons: RegExp[]])[] = [
  ['/collector?tab=profile', /^Change email/],
  ['/collector?tab=profile', /^Delete account/],
  ['/collector?tab=orders', /^Details of order/, /^Change address/],
  ['/collector/collection', /^Lend or sell/],
  ['/collector/portal?tab=inquiry'],
  ['/collector/portal?tab=certificates', /^Transfer/],
];

test('so does every text field of a collector’s pages (S52)', async ({ page, context }) => {
  skipUnlessFull();
  const cdp = await context.newCDPSession(page);
  const found: string[] = [];
  await page.goto('/about');
  await signIn(page);
  for (const [address, ...buttons] of COLLECTOR_FORMS) {
    await page.goto(address);
    await press(page, buttons);
    found.push(...(await typingFaults(page, cdp, address)));
  }
  expect(found).toEqual([]);
});

test('so does every text field of an artwork inquiry (S52)', async ({ page, context, gallery }) => {
  skipUnlessFull();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${gallery.inquiryURL}/fine-art`);
  await page
    .getByRole('button', { name: /^INQUIRE/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await typingFaults(page, cdp, 'Inquiry')).toEqual([]);
});

test('so does the length on a photo of one’s own wall (S52)', async ({ page, context }) => {
  skipUnlessFull();
  const cdp = await context.newCDPSession(page);
  await page.goto('/visualizer');
  const photo = {
    name: 'wall.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await freshFrame('02-the-room-fills.jpg')),
  };
  await page.getByLabel('A photo of your wall').setInputFiles(photo);
  await expect(page.getByLabel('Length')).toBeVisible();
  expect(await typingFaults(page, cdp, 'Length')).toEqual([]);
});

test('so does every text field of an address requested with the payment (S52)', async ({ page, context }) => {
  skipUnlessFull();
  const cdp = await context.newCDPSession(page);
  await enterFeed(page, '/live-event/tfgallery');
  await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Purchase options' }).click();
  await page.getByRole('radio', { name: /Digital file and small print/ }).check({ force: true });
  await page.getByRole('button', { name: 'Order photo, $150' }).click();
  await signInWhereAsked(page);
  await expect(page.getByLabel('ZIP', { exact: true })).toBeVisible();
  expect(await typingFaults(page, cdp, 'Address with payment')).toEqual([]);
});

async function press(page: Page, buttons: readonly RegExp[]): Promise<void> {
  for (const name of buttons) await page.getByRole('main').getByRole('button', { name }).first().click();
}
