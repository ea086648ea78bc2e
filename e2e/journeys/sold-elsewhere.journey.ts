import { addToCart, CARD, chooseEdition, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { ledgerOf } from '../harness/print-ledger';
import { recordSockets, socketHears } from '../harness/sockets';
import { expect, test } from '../harness/test';

const work = { slug: 'inventory-of-wind', size: '30 × 20 in', sizeKey: '30x20' };
/** How stale an open page may be. The requirement allows 1 s; a busy machine takes longer to render. */
const SOON = { timeout: 2_000 };

test('a print held and sold in one browser shows as such in another that has it open', async ({
  browser,
  page,
  gallery,
}) => {
  const prints = await ledgerOf(gallery, work);
  const sold = prints.filter(({ state }) => state === 'sold').length;
  const free = prints.filter(({ state }) => state === 'available').length;
  const stock = (...counts: string[]) =>
    page.getByText([`Edition of ${prints.length}`, ...counts].join(', '), { exact: true });

  await recordSockets(page);
  await page.goto(`/fine-art/${work.slug}`);
  await chooseEdition(page, work.size);
  await expect(stock(`${sold} sold`, `${free} available`)).toBeAttached();
  // The API tells the page that it is watching the page's artworks.
  await socketHears(page, 'watching');

  const other = await (await browser.newContext()).newPage();
  await addToCart(other, work);
  await reviewOrder(other);
  await leaveForPayment(other);
  await expect(stock(`${sold} sold`, '1 on hold', `${free - 1} available`)).toBeAttached(SOON);

  await payWith(other, CARD.pays);
  // The payment page says “limited edition of 9”.
  await expect(other.getByText(/\d of 9/).first()).toBeVisible();
  await expect(stock(`${sold + 1} sold`, `${free - 1} available`)).toBeAttached(SOON);
  await expect(page.getByRole('radio', { name: work.size })).toBeChecked();
  await expect(page.locator('body > [aria-live=polite]')).toHaveText(
    `Inventory of Wind, ${work.size}: ${free - 1} of ${prints.length} remaining.`,
  );
  await other.context().close();
});
