import { openConsole } from '../harness/console-session';
import { CONSOLE_PAGES } from '../harness/console-pages';
import { refuseWrites, typingFaultsOfForms } from '../harness/opened-forms';
import { expect, test } from '../harness/test';
import { IS_FULL, typingFaults } from '../harness/typing';

/** Every page of the console and all that its buttons open. Nothing is saved. */
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium’s protocol slows the processor.');
test.skip(!IS_FULL, 'Takes minutes: TYPING=full');
test.describe.configure({ timeout: 1_800_000 });
// Refused writes.
test.use({ allowedInConsole: /ERR_FAILED/ });

/** Pages that need no record. */
const PAGES = [
  ...CONSOLE_PAGES,
  'letters/new',
  'selling-partners/lines',
  'settings/site/about',
  'settings/email-templates/message-received',
];

/** Buttons that must have opened a form; renaming one fails the test. */
const MUST_OPEN: Record<string, readonly string[]> = {
  inventory: ['Add Artwork'],
  events: ['Create Event', 'Edit'],
  previews: ['New preview'],
  commissions: ['New commission'],
  notes: ['Write a note'],
  partners: ['Add Partner'],
  staff: ['Add account'],
  'settings/series': ['Add a series'],
  'settings/prices': ['New version'],
};

for (const address of PAGES) {
  test(`every text field of /admin/${address} and its forms keeps what is typed (S52)`, async ({
    page,
    context,
    gallery,
  }) => {
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
    await refuseWrites(page);
    const cdp = await context.newCDPSession(page);
    const { faults, found } = await typingFaultsOfForms(page, cdp, `${gallery.adminURL}/admin/${address}`);
    expect((MUST_OPEN[address] ?? []).filter((form) => !opens(form, found))).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** Records: some of each kind, and the buttons that must have opened a form at one of them. */
const RECORDS: Record<string, { query: string; forms: readonly string[] }> = {
  orders: {
    query: "SELECT CONCAT('orders/', MIN(number)) AS path FROM orders GROUP BY status",
    forms: ['Add a note', 'Request payment', 'Quote delivery', 'Change address', 'Refund'],
  },
  certificates: {
    query: "SELECT CONCAT('certificates/', coa_id) AS path FROM certificates WHERE state = 'issued' LIMIT 1",
    forms: ['Transfer', 'Replace', 'Revoke'],
  },
  editions: {
    query: `SELECT CONCAT('editions/', edition_id) AS path FROM prints
      GROUP BY edition_id HAVING SUM(state = 'available') > 2 AND SUM(state = 'sold') > 1 LIMIT 1`,
    forms: ['Sell next number', 'Void'],
  },
  inquiries: {
    query: "SELECT CONCAT('inbox/', MIN(id)) AS path FROM contact_messages GROUP BY type",
    forms: ['Sell by payment link', 'Create commission', 'Add a note'],
  },
  artworks: {
    query: "SELECT CONCAT('inventory/', id) AS path FROM artworks LIMIT 1",
    forms: ['Edit Details'],
  },
  'a live event': {
    query: `SELECT CONCAT('events/', id, page) AS path
      FROM events, (SELECT '/run' AS page UNION SELECT '/upload') AS pages WHERE status = 'live'`,
    forms: ['Caption'],
  },
  collectors: {
    query: "SELECT CONCAT('collectors/', id) AS path FROM collectors LIMIT 1",
    forms: ['Add a note', 'Delete account'],
  },
  partners: {
    query: "SELECT CONCAT('partners/', id) AS path FROM affiliates LIMIT 1",
    forms: ['Edit partner'],
  },
  commissions: {
    query: "SELECT CONCAT('commissions/', id) AS path FROM commission_requests LIMIT 1",
    forms: ['Edit and quote', 'Request a deposit'],
  },
  people: { query: "SELECT CONCAT('people/', id) AS path FROM people LIMIT 1", forms: [] },
};

for (const [name, { query, forms }] of Object.entries(RECORDS)) {
  test(`so does every text field of ${name} and their forms (S52)`, async ({ page, context, gallery }) => {
    await openConsole(page, { adminURL: gallery.adminURL, path: '/admin' });
    await refuseWrites(page);
    const cdp = await context.newCDPSession(page);
    const all: string[] = [];
    for (const { path } of await gallery.query<{ path: string }>(query)) {
      const { faults, found } = await typingFaultsOfForms(page, cdp, `${gallery.adminURL}/admin/${path}`);
      expect.soft(faults).toEqual([]);
      all.push(...found);
    }
    expect(all).not.toEqual([]);
    expect(forms.filter((form) => !opens(form, all))).toEqual([]);
  });
}

test('so does every text field of a consignment sheet (S52)', async ({ page, context, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/inventory' });
  await page.getByRole('main').getByRole('row').getByRole('checkbox').nth(1).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Consignment sheet' }).click();
  expect(await typingFaults(page, await context.newCDPSession(page), 'Consignment sheet')).toEqual([]);
});

test('so does every text field of a price change and its preview (S52)', async ({
  page,
  context,
  gallery,
}) => {
  const cdp = await context.newCDPSession(page);
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/settings/prices' });
  const changes = page.getByRole('region', { name: 'Price changes' });
  await changes.getByRole('button', { name: 'Change prices' }).click();
  await expect(changes.getByLabel('By', { exact: true })).toBeVisible();
  const faults = await typingFaults(page, cdp, 'Price change');
  await changes.getByRole('checkbox', { name: '30 × 20 in' }).check();
  await changes.getByLabel('By', { exact: true }).fill('10');
  await changes.getByRole('button', { name: 'Preview' }).click();
  await expect(changes.getByRole('form', { name: 'Preview' }).getByLabel(/^Note/)).toBeVisible();
  faults.push(...(await typingFaults(page, cdp, 'Preview of a price change')));
  expect(faults).toEqual([]);
});

/** Whether a press on this button led to a field. */
function opens(form: string, found: readonly string[]): boolean {
  return found.some((field) => field.split(' › ').includes(form));
}
