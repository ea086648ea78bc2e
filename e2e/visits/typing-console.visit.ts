import type { Page } from '@playwright/test';
import { openConsole } from '../harness/console-session';
import { expect, test, type Gallery } from '../harness/test';
import { IS_FULL, typingFaults } from '../harness/typing';

/** Forms of the console that a press opens. Fields that a page shows at once are in `typing.visit.ts`. */
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
test.skip(!IS_FULL, 'Takes minutes: TYPING=full');
test.describe.configure({ timeout: 1_200_000 });

/** The buttons that open a form, one after the other. */
type Presses = readonly (string | RegExp)[];

/** Forms of lists, by the address of the list. */
const LIST_FORMS: readonly (readonly [address: string, ...buttons: Presses])[] = [
  ['inventory', /^Add Artwork/i],
  ['events', /^Create Event/i],
  ['previews', /^New preview/],
  ['commissions', /^New commission/],
  ['notes', /^Write a note/],
  ['partners', /^Add Partner/],
  ['staff', /^Add account/],
  ['settings/series', /^Add a series/],
  ['settings/prices', /^New version/],
];

for (const [address, ...buttons] of LIST_FORMS) {
  test(`every text field that /admin/${address} opens keeps what is typed (S52)`, async ({
    page,
    context,
    gallery,
  }) => {
    await openConsole(page, { adminURL: gallery.adminURL, path: `/admin/${address}` });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await press(page, buttons);
    expect(await typingFaults(page, await context.newCDPSession(page), address)).toEqual([]);
  });
}

const INQUIRY = "SELECT CONCAT('inbox/', id) AS path FROM contact_messages WHERE type = 'commission' LIMIT 1";

/** Forms of a record: which record, and the buttons that open each form. */
const RECORD_FORMS: Record<string, { path: string; forms: readonly Presses[] }> = {
  'an order': {
    path: "SELECT CONCAT('orders/', number) AS path FROM orders WHERE status = 'processing' LIMIT 1",
    forms: [
      ['Add a note'],
      ['Request payment'],
      ['Quote delivery'],
      ['Change address'],
      ['Refund'],
      [/^Mark as shipped.*, with tracking$/],
    ],
  },
  'a certificate': {
    path: "SELECT CONCAT('certificates/', coa_id) AS path FROM certificates WHERE state = 'issued' LIMIT 1",
    forms: [['Transfer'], ['Replace'], ['Revoke']],
  },
  'an edition’s ledger': {
    path: `SELECT CONCAT('editions/', edition_id) AS path FROM prints
      GROUP BY edition_id HAVING SUM(state = 'available') > 2 AND SUM(state = 'sold') > 1 LIMIT 1`,
    forms: [['Sell next number'], [/^Hold number/], [/^Return number/], ['More about number 1', 'Void']],
  },
  'an inquiry': {
    path: INQUIRY,
    forms: [['Sell by payment link'], ['Create commission'], ['Add a note']],
  },
  'an artwork': {
    path: "SELECT CONCAT('inventory/', id) AS path FROM artworks LIMIT 1",
    forms: [['Edit Details']],
  },
  'an event': { path: "SELECT 'events' AS path", forms: [['Edit']] },
  'a collector': {
    path: "SELECT CONCAT('collectors/', id) AS path FROM collectors LIMIT 1",
    forms: [['Add a note'], ['Delete account']],
  },
  'a partner': {
    path: "SELECT CONCAT('partners/', id) AS path FROM affiliates LIMIT 1",
    forms: [['Edit partner']],
  },
  'a commission': {
    path: "SELECT CONCAT('commissions/', id) AS path FROM commission_requests LIMIT 1",
    forms: [['Edit and quote'], ['Request a deposit']],
  },
};

for (const [name, { path, forms }] of Object.entries(RECORD_FORMS)) {
  test(`so does every text field of the forms of ${name} (S52)`, async ({ page, context, gallery }) => {
    const cdp = await context.newCDPSession(page);
    const address = await findAddress(gallery, path);
    const found: string[] = [];
    await openConsole(page, { adminURL: gallery.adminURL, path: address });
    for (const buttons of forms) {
      await page.goto(gallery.adminURL + address);
      await press(page, buttons);
      found.push(...(await typingFaults(page, cdp, buttons.join(', '))));
    }
    expect(found).toEqual([]);
  });
}

test('so does every text field of an answer (S52)', async ({ page, context, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: await findAddress(gallery, INQUIRY) });
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible();
  expect(await typingFaults(page, await context.newCDPSession(page), 'Answer')).toEqual([]);
});

test('so does every text field of a consignment sheet (S52)', async ({ page, context, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/inventory' });
  await page.getByRole('main').getByRole('row').getByRole('checkbox').nth(1).check({ force: true });
  await press(page, ['Consignment sheet']);
  expect(await typingFaults(page, await context.newCDPSession(page), 'Consignment sheet')).toEqual([]);
});

test('so does every text field of an event’s uploads (S52)', async ({ page, context, gallery }) => {
  const address = await findAddress(
    gallery,
    `SELECT CONCAT('events/', event_id, '/upload') AS path FROM event_photos
      WHERE state = 'published' LIMIT 1`,
  );
  await openConsole(page, { adminURL: gallery.adminURL, path: address });
  await press(page, ['Caption']);
  expect(await typingFaults(page, await context.newCDPSession(page), 'Uploads')).toEqual([]);
});

async function findAddress(gallery: Gallery, query: string): Promise<string> {
  const [found] = await gallery.query<{ path: string }>(query);
  return `/admin/${found?.path}`;
}

async function press(page: Page, buttons: Presses): Promise<void> {
  for (const name of buttons)
    await page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
}
