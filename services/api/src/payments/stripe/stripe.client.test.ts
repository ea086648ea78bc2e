import { once } from 'node:events';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { Metrics, Settings } from '../../platform';
import { STRIPE_API_VERSION, StripeClient } from './stripe.client';

test('the API version is the one that the SDK’s types describe', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
});

test('every call sends the version', async () => {
  const versions: unknown[] = [];
  const server = createServer((request, response) => {
    versions.push(request.headers['stripe-version']);
    response.setHeader('content-type', 'application/json').end('{"object":"list","data":[]}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const settings = Settings.read({
    NODE_ENV: 'test',
    DATABASE_URL: 'mysql://user:password@127.0.0.1/none',
    STRIPE_HOST: `http://127.0.0.1:${port}`,
  });
  const client = new StripeClient(settings, new Metrics());

  await client.call('refund.list', (stripe) => stripe.refunds.list());
  await client.call('dispute.retrieve', (stripe) => stripe.disputes.retrieve('du_1'));
  server.close();
  server.closeAllConnections();
  expect(versions).toEqual([STRIPE_API_VERSION, STRIPE_API_VERSION]);
});
