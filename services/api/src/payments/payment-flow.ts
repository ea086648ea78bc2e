import type { PaymentEntity } from './entities/payment.entity';

/**
 * Where the buyer pays. `session`: on Stripe's page, and the reference is an order. `intent`: on our own page /checkout,
 * and the reference is a payment request.
 */
export type PaymentFlow = 'session' | 'intent';

/** Told by what was frozen: only an intent states its amount as a whole. */
export const paymentFlowOf = ({ parameters }: Pick<PaymentEntity, 'parameters'>): PaymentFlow =>
  'amount' in parameters ? 'intent' : 'session';
