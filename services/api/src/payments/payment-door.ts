import type { Payment } from './payment.entity';

/**
 * Where the buyer pays. `session`: on Stripe's page, and the reference is an order. `intent`: on our own page /checkout,
 * and the reference is a payment request.
 */
export type PaymentDoor = 'session' | 'intent';

/** Told by what was frozen: only an intent states its amount as a whole. */
export const doorOf = ({ parameters }: Pick<Payment, 'parameters'>): PaymentDoor =>
  'amount' in parameters ? 'intent' : 'session';
