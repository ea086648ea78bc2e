import { ELENA, ELENAS_STATE } from '../harness/buyer';
import type { Visitor } from './visitor';

/** Adds an artwork to the cart in the named size, or in the size that is selected at first. */
export async function addToCart(visitor: Visitor, slug: string, size?: RegExp): Promise<void> {
  await visitor.open(`/fine-art/${slug}`);
  if (size) await visitor.check('radio', size);
  await visitor.press('button', /^Purchase, /, 0);
  await visitor.press('button', 'Add to cart');
  await visitor.see('heading', 'Cart');
}

/** Opens the checkout dialog from the cart. */
export async function openCheckout(visitor: Visitor): Promise<void> {
  await visitor.press('button', /^Checkout, /);
  await visitor.see('dialog', 'Checkout');
}

/** Fills the checkout dialog. */
export async function fillCheckout(visitor: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(ELENA)) await visitor.enter(label, value);
  await visitor.choose('State', ELENAS_STATE);
}

/** Goes from the cart through the checkout dialog to the review of the order. */
export async function reviewOrder(visitor: Visitor): Promise<void> {
  await openCheckout(visitor);
  await fillCheckout(visitor);
  await visitor.press('button', 'Review order');
  await visitor.see('heading', 'Review your order');
}

/** Fills the form of Stripe's payment page and pays. */
export async function payWith(visitor: Visitor, card: string): Promise<void> {
  await visitor.see('heading', 'Test payment');
  await visitor.enter('Card number', card);
  await visitor.enter('Expiry', '12 / 34');
  await visitor.enter('CVC', '123');
  await visitor.press('button', /^Pay /);
}

/** Fills the card's fields in the frame of the gallery's own payment page. */
export async function enterCard(visitor: Visitor, card: string): Promise<void> {
  await visitor.inFrame(async () => {
    await visitor.enter('Card number', card);
    await visitor.enter('Expiration date', '12 / 34');
    await visitor.enter('Security code', '123');
  });
}
