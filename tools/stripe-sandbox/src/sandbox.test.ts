import Stripe from 'stripe';
import { startStripeSandbox } from './sandbox';
import type { Sandbox } from './sandbox-interface';

let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startStripeSandbox({ secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' });
  stripe = new Stripe('sk_test_sandbox', { host: sandbox.host, port: sandbox.port, protocol: 'http' });
});
afterAll(() => sandbox.close());

test('creates, pays and retrieves', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 33300, product_data: { name: 'Dusk' } } },
    ],
    success_url: 'http://localhost/ok?session_id={CHECKOUT_SESSION_ID}',
    metadata: { order: '1' },
  });
  expect(session).toMatchObject({ status: 'open', amount_total: 33300, payment_intent: null });
  sandbox.pay(session.id);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid' });
  expect(paid.payment_intent).toMatchObject({ status: 'succeeded', latest_charge: { paid: true } });
});
