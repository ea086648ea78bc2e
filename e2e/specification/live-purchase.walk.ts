import { enterCard } from '../engines/buyer';
import { enterCredentials, signInWhereAsked } from '../engines/collector';
import { enterFeed } from '../engines/guest';
import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import { CARD, ELENA, ELENAS_STATE } from '../harness/buyer';

/** What the sheet offers for each shape of a photograph, in the order of its sizes. */
const OFFERS = {
  square: /20 × 20 in.*\$8,000.*30 × 30 in.*\$16,000.*40 × 40 in.*\$28,000/,
  landscape:
    /30 × 20 in.*42\.5 × 32\.5 in.*\$10,000.*45 × 30 in.*57\.5 × 42\.5 in.*\$20,000.*60 × 40 in.*74\.5 × 54\.5 in.*\$30,000/,
  vertical: /20 × 30 in.*\$10,000.*30 × 45 in.*\$20,000.*40 × 60 in.*\$30,000/,
};

walk(
  'the sheet offers prints that fit the photo (L40, L58, L59, L60, L61, L62, L63, L64, L66, L70)',
  async ({ visitor }) => {
    await enterFeed(visitor);
    for (const shape of ['square', 'landscape', 'vertical'] as const) {
      await openSheet(visitor, shape);
      await visitor.readAll(/5 × 7 in.*8 × 10 in.*\$333.*of 100 remaining/, OFFERS[shape], /of 9 remaining/);
    }
    await visitor.check('radio', /^30 × 45 in/);
    await visitor.readAll(/Black wood/, /Gold metal/, /5 in/, /7\.5 in/, /1 in signature space/);
    await visitor.check('radio', /Digital file/);
    await visitor.readAll(/\$150/, /24[-–]48 hours/);
  },
);

walk('a photo is added to the cart, as one print (L55, L57)', async ({ visitor }) => {
  await enterFeed(visitor);
  await openSheet(visitor, 'landscape');
  await visitor.check('radio', /^5 × 7 in/);
  await visitor.press('button', /^Add to cart/);
  await visitor.expectAddress(/\/cart$/);
  await visitor.until(() => {
    const [item] = JSON.parse(localStorage.getItem('cart-items') ?? '[]') as {
      id: string;
      quantity: number;
    }[];
    return item && /^live-.+-.+/.test(item.id) && item.quantity === 1;
  });
});

walk(
  'a collector orders a photo, and failures are reported (L65, L66, L67, L68, L69)',
  async ({ visitor }) => {
    await chooseFile(visitor);
    await visitor.press('button', 'Order photo, $150');
    await visitor.readAll(/Login Required/, /Please log in to order photos\./);
    await visitor.answer(/api\/orders$/, { status: 500 });
    await enterCredentials(visitor);
    await visitor.readAll(/Order Failed/, /Failed to place order\. Please try again\./);
    await visitor.answer(/api\/orders$/, 'real');
    await visitor.press('button', 'Order photo, $150');
    await visitor.readAll(/Order Placed/, /Your photo order has been submitted successfully\./);
    await visitor.expectAddress(/\/checkout\?/);
  },
);

walk(
  'the payment form is declined, busy and paid (S11, S12, S180, S184, S185, S186, S187)',
  async ({ visitor }) => {
    await chooseFile(visitor);
    await visitor.press('button', 'Order photo, $150');
    await signInWhereAsked(visitor);
    await visitor.expectAddress(/\/checkout\?/);
    for (const label of ['Address', 'City', 'ZIP'] as const) await visitor.enter(label, ELENA[label]);
    await visitor.choose('State', ELENAS_STATE);
    await enterCard(visitor, CARD.declined);
    await visitor.press('button', /^Pay, /);
    await visitor.readAll(/Payment Failed/, /Your card was declined\./);
    await visitor.until(() => !document.body.innerText.match(/Payment Failed/i));
    await enterCard(visitor, CARD.pays);
    await visitor.run(() => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Processing...'))
          document.documentElement.dataset['wasBusy'] = '';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await visitor.press('button', /^Pay, /);
    await visitor.readAll(/Payment Successful/, /Thank you for your purchase!/);
    await visitor.expectAddress(/\/payment-success\?payment_intent=/);
    await visitor.see('heading', 'Thank you');
    expect(await visitor.run(() => 'wasBusy' in document.documentElement.dataset)).toBe(true);
  },
);

/** Chooses the file and small print of a photograph. */
async function chooseFile(visitor: Visitor): Promise<void> {
  await enterFeed(visitor);
  await openSheet(visitor, 'landscape');
  await visitor.check('radio', /Digital file/);
}

/** Opens the sheet of the first photograph of this shape. */
async function openSheet(visitor: Visitor, shape: keyof typeof OFFERS): Promise<void> {
  await visitor.open('/live-event/tfgallery');
  await visitor.untilInteractive('[aria-label=Photographs] button');
  await visitor.until(pressFirstOf, shape);
  await visitor.press('button', 'Purchase options');
  await visitor.until(() => document.querySelectorAll('[role=dialog] input[type=radio]').length > 2);
}

/** Runs in the page. */
function pressFirstOf(shape: string): boolean {
  const tile = [...document.querySelectorAll<HTMLElement>('[aria-label=Photographs] button')].find(
    (button) => {
      const picture = button.querySelector('img');
      const ratio = Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height'));
      return shape === (Math.abs(ratio - 1) <= 0.1 ? 'square' : ratio > 1 ? 'landscape' : 'vertical');
    },
  );
  tile?.click();
  return tile !== undefined;
}
