import Stripe from 'stripe';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { checkoutBody, createEdition, openCheckout } from '../../../test/builders/purchase';
import { STRIPE_API_VERSION, StripeClient } from './stripe.client';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('the version of the API is the one that the types of the SDK describe', () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
});

test('every call says the version', async () => {
  const versions: unknown[] = [];
  const note = ({ api_version: version }: Stripe.RequestEvent) => versions.push(version);
  const { stripe } = api.get(StripeClient);
  stripe.on('request', note);
  await openCheckout(api, checkoutBody([await createEdition(api)]));
  stripe.off('request', note);
  expect(new Set(versions)).toEqual(new Set([STRIPE_API_VERSION]));
});
