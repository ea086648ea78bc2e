import { tabStorage, readStorage, writeStorage } from '@gallery/session';

const KEY = 'payment-key:';

/** Stores the link's key while the buyer is at their bank, in this tab alone. */
export function savePaymentKey(paymentIntent: string, key: string): void {
  writeStorage(tabStorage, KEY + paymentIntent, key);
}

/** The key of a payment that this tab opened; null in another tab, where Stripe's client secret must suffice. */
export function loadPaymentKey(paymentIntent: string): string | null {
  const key = readStorage(tabStorage, KEY + paymentIntent);
  return typeof key === 'string' ? key : null;
}
