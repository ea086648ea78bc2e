import type { PaymentRequestView } from '@gallery/contracts';

/** Shipping that the buyer of an order is asked to pay, open, unless said otherwise. */
export function aPaymentRequest(named: Partial<PaymentRequestView> = {}): PaymentRequestView {
  const lines = named.lines ?? [
    { kind: 'shipping', description: 'Shipping to Marfa, insured', amount: 185.5 },
  ];
  return {
    orderNumber: 'TF-1001',
    paymentIntent: 'pi_1',
    needsAddress: false,
    needsPhone: false,
    works: [],
    files: [],
    customerName: 'Elena Marsh',
    email: 'elena@marsh.example',
    state: 'open',
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: 'usd',
    expiresAt: '2026-12-05T12:00:00.000Z',
    clientSecret: 'pi_1_secret_2',
    ...named,
  };
}
