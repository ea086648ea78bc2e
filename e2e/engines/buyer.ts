import { ELENA, ELENAS_STATE } from '../harness/buyer';
import type { Visitor } from './visitor';

/** From the cart through the checkout dialog to the review of the order. */
export async function reviewOrder(visitor: Visitor): Promise<void> {
  await visitor.press('button', /^Checkout, /);
  await visitor.see('dialog', 'Checkout');
  for (const [label, value] of Object.entries(ELENA)) await visitor.enter(label, value);
  await visitor.choose('State', ELENAS_STATE);
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
