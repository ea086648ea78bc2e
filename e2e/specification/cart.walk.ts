import { addToCart, fillCheckout, openCheckout } from '../engines/buyer';
import { isRecord } from '../engines/browser-window';
import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

const mini = /^7 × 7 in/;
/** An edition of nine: each test holds prints of another artwork. */
const framed = /^30 × 30 in/;

walk('an empty cart and an empty order say so (S8, S9, S142, S170)', async ({ visitor }) => {
  await visitor.open('/cart');
  await visitor.readAll(/Your cart is currently empty/);
  await visitor.open('/order-confirmation');
  await visitor.readAll(/No Order Found/, /Please add items to your cart first\./);
});

walk(
  'the cart is stored and counts each print once (S21, S143, S144, S145, S146, S148, S165)',
  async ({ visitor }) => {
    await addToCart(visitor, 'shallows', mini);
    await visitor.until(() =>
      [...document.querySelectorAll('a[href="/cart"]')].some((link) =>
        `${link.textContent}${link.getAttribute('aria-label')}`.includes('1'),
      ),
    );
    const [item] = await itemsOf(visitor);
    expect(Object.keys(item ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'artworkId',
        'title',
        'series',
        'year',
        'imageUrl',
        'editionNumber',
        'editionSize',
        'size',
        'frameSize',
        'frameType',
        'price',
        'quantity',
      ]),
    );
    expect(item?.['id']).toBe(`${String(item?.['artworkId'])}-${String(item?.['size'])}`);
    await visitor.open('/cart');
    await visitor.readAll(/Shallows/, /Shipping.{0,30}\$20/);

    await addToCart(visitor, 'shallows', mini);
    await expect.poll(async () => (await itemsOf(visitor)).map(({ quantity }) => quantity)).toEqual([2]);
    await visitor.press('button', /^Decrease quantity/);
    await expect.poll(async () => (await itemsOf(visitor)).map(({ quantity }) => quantity)).toEqual([1]);
    await visitor.until(
      () => document.querySelector<HTMLButtonElement>('button[aria-label^="Decrease quantity"]')?.disabled,
    );
  },
);

walk(
  'the summary includes delivery and fee, by ZIP (S141, S147, S150, S151, S162, S163, S166, S167)',
  async ({ visitor }) => {
    await addToCart(visitor, 'shallows', mini);
    await addToCart(visitor, 'shallows', framed);
    await visitor.readAll(/\$20\.00 minis/, /Framed: free near Dallas, quoted elsewhere/);
    await visitor.readAll(/about 3–5 weeks; rush is available/);
    await visitor.readAll(/check, wire or cash, write to us: we reply within 24 hours/);
    await visitor.enter('Deliver to ZIP', '75226');
    await visitor.readAll(/free, Dallas area/);
    await visitor.enter('Deliver to ZIP', '10001');
    await visitor.until(() => !document.body.innerText.includes('free, Dallas area'));
    await visitor.readAll(/quoted/, /\$20\.00/);
    await visitor.press('button', /^Remove Shallows, 7/);
    await expect.poll(async () => (await itemsOf(visitor)).length).toBe(1);
    await visitor.readAll(/Card fee, 3% \$240\.00/, /Charged today \$8,240\.00/);
  },
);

walk(
  'the checkout asks for buyer, billing and delivery (S141, S152, S155, S156, S157, S160)',
  async ({ visitor }) => {
    await addToCart(visitor, 'radiograph-of-a-lily', framed);
    await openCheckout(visitor);
    for (const label of ['Full name', 'Email', 'Phone', 'Address', 'City', 'State', 'ZIP'])
      await visitor.seeField(label);
    await visitor.expectValue('Country', 'United States');
    await visitor.until(isReviewDisabled);
    await fillCheckout(visitor);
    await visitor.until(() => document.body.innerText.match(/8\.25%\s*\$660\.00/));
    await visitor.readAll(/free/);
    const fields = Number(await visitor.run(() => document.querySelectorAll('[role=dialog] input').length));
    await visitor.check('checkbox', /Add installation/);
    await visitor.until(
      (before: number) => document.querySelectorAll('[role=dialog] input').length === before + 3,
      fields,
    );
    await visitor.until(() =>
      [...document.querySelectorAll('[role=dialog] button')].some(
        (button) => /Review order/.test(button.textContent ?? '') && !button.matches(':disabled'),
      ),
    );
  },
);

walk('delivery goes to the billing address or to another complete one (S153, S154)', async ({ visitor }) => {
  await addToCart(visitor, 'mended-twice', framed);
  await openCheckout(visitor);
  await fillCheckout(visitor);
  await visitor.check('checkbox', 'Same as billing address');
  await visitor.until(
    () =>
      [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].filter(
        ({ value }) => value === '118 Larkspur Lane',
      ).length === 2,
  );
  await visitor.enter('City', '', -1);
  await visitor.press('button', 'Review order');
  await visitor.until(() => document.querySelector('[role=dialog] [aria-invalid=true]'));
  await visitor.expectAddress(/\/cart$/);
});

/** The cart as the browser keeps it. */
async function itemsOf(visitor: Visitor): Promise<Record<string, unknown>[]> {
  const items = await visitor.run(() => JSON.parse(localStorage.getItem('cart-items') ?? '[]') as unknown);
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

/** Runs in the page. */
function isReviewDisabled(): boolean {
  return [...document.querySelectorAll('[role=dialog] button')].some(
    (button) => /Review order/.test(button.textContent ?? '') && button.matches(':disabled'),
  );
}
