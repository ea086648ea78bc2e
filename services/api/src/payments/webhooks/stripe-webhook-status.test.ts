import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STRIPE_WEBHOOK_EVENT_TYPES } from '@gallery/health';
import { asOwner } from '../../../test/app/signed-in-owner';
import { checkoutBody, createEdition, openCheckout } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { postStripeMessage } from '../../../test/app/stripe-webhook';
import { STRIPE_API_VERSION } from '../stripe/stripe.client';
import type { StripeWebhookStatus } from './stripe-webhook-status.service';

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({ stripe: true, onLogLine: (line) => void lines.push(line) });
});
beforeEach(async () => {
  await api.reset();
  api.stripe().webhooks.enable(['*']);
  lines.length = 0;
});
afterAll(() => api.close());

async function status(): Promise<StripeWebhookStatus> {
  const answer = await api.request('/api/admin/stripe-webhooks', { headers: asOwner });
  const found: unknown = await answer.json();
  if (isStatus(found)) return found;
  throw new Error(`Not the status of webhooks: ${JSON.stringify(found)}`);
}

const isStatus = (value: unknown): value is StripeWebhookStatus =>
  typeof value === 'object' && value !== null && 'events' in value;

const eventOf = async (type: string) => (await status()).events.find((event) => event.type === type);

async function pay(): Promise<void> {
  const { sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
}

test('lists every type that has an effect with its last arrival', async () => {
  await pay();
  const { events, lastApiVersion, apiVersion } = await status();
  expect(events.map(({ type }) => type)).toEqual(STRIPE_WEBHOOK_EVENT_TYPES);
  expect(await eventOf('checkout.session.completed')).toMatchObject({ lastReceivedAt: expect.any(String) });
  expect(await eventOf('charge.refunded')).toMatchObject({ lastReceivedAt: null });
  expect([apiVersion, lastApiVersion]).toEqual([STRIPE_API_VERSION, STRIPE_API_VERSION]);
});

test('says which types Stripe sends', async () => {
  api.stripe().webhooks.enable(['checkout.session.completed']);
  expect(await status()).toMatchObject({
    endpoint: 'enabled',
    endpointUrl: `${api.url}/api/stripe/webhook`,
  });
  expect(await eventOf('checkout.session.completed')).toMatchObject({ isEnabled: true });
  expect(await eventOf('charge.dispute.created')).toMatchObject({ isEnabled: false });
});

test.each([
  ['cannot be reached', 500],
  ['refuses the key', 403],
])('lists the arrivals if Stripe %s', async (_why, fault) => {
  await pay();
  api.stripe().failNext(3, fault, { path: '/v1/webhook_endpoints' });
  expect(await status()).toMatchObject({ endpoint: 'unknown' });
  api.stripe().clearFaults();
});

test('logs a webhook of another version once and shows it', async () => {
  const object = { id: 'cs_none' };
  for (const id of ['evt_1', 'evt_2'])
    await postStripeMessage(
      api,
      { id, type: 'checkout.session.completed', object },
      { apiVersion: '2020-01-01' },
    );
  expect(await status()).toMatchObject({ lastApiVersion: '2020-01-01' });
  expect(lines.filter((line) => line.includes('API version 2020-01-01'))).toHaveLength(1);
});

test('only the owner can see it', async () => {
  expect((await api.request('/api/admin/stripe-webhooks')).status).toBe(401);
});

test('the operators’ guide names every type', async () => {
  const guide = await readFile(path.resolve(__dirname, '../../../../../docs/operations.md'), 'utf8');
  const section = guide.split(/^#+ /m).find((part) => part.startsWith('Stripe webhooks')) ?? '';
  const named = [...section.matchAll(/^- `([a-z_.]+)`/gm)].map(([, type]) => type);
  expect(named).toEqual(STRIPE_WEBHOOK_EVENT_TYPES);
});
