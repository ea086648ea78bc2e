import { ofTab, readStored, writeStored } from '@gallery/session';

const KEY = 'payment-key:';

/** Keeps the link's key for the way to the bank and back, in this tab alone. */
export function keepPaymentKey(paymentIntent: string, key: string): void {
  writeStored(ofTab, KEY + paymentIntent, key);
}

/** The key of a payment that this tab opened; null in another tab, where Stripe's client secret must do. */
export function keptPaymentKey(paymentIntent: string): string | null {
  const key = readStored(ofTab, KEY + paymentIntent);
  return typeof key === 'string' ? key : null;
}
