import { openShop, printCheckout, startReceiver, type Receiver, type Shop } from '../../test/shop';

let shop: Shop;
let receiver: Receiver;

async function open(statuses: number[] = [], secret?: string) {
  receiver = await startReceiver(statuses, secret);
  shop = await openShop({ webhookUrl: receiver.url });
}

/** Pays a session and waits until everything that can be delivered is. */
async function paid() {
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.pay(id);
  await shop.sandbox.webhooks.idle();
  return id;
}

const received = () => receiver.events.map((event) => event.type);
const attempts = () => shop.sandbox.webhooks.deliveries.map(({ status, outcome }) => `${outcome} ${status}`);

afterEach(async () => {
  await shop.sandbox.close();
  await receiver.close();
});

const PAID = [
  'charge.succeeded',
  'checkout.session.completed',
  'payment_intent.created',
  'payment_intent.succeeded',
];

test('delivers events with a valid signature and the object at that time', async () => {
  await open();
  const id = await paid();
  expect(received().sort()).toEqual(PAID);
  expect(receiver.events.find((event) => event.type === 'checkout.session.completed')).toMatchObject({
    object: 'event',
    livemode: false,
    request: { id: null },
    data: { object: { id, payment_status: 'paid' } },
  });
});

test('an event has the id of its request', async () => {
  await open();
  await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, { idempotencyKey: 'mine' });
  await shop.sandbox.webhooks.idle();
  expect(receiver.events[0]?.request?.id).toMatch(/^req_/);
  expect(receiver.events[0]?.request?.idempotency_key).toBe('mine');
});

test('retries until the event is accepted', async () => {
  await open([500, 503]);
  shop.sandbox.webhooks.pause();
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.expire(id);
  shop.sandbox.webhooks.resume();
  await shop.sandbox.webhooks.idle();
  expect(attempts()).toEqual(['failed 500', 'failed 503', 'delivered 200']);
  expect(received()).toEqual(['checkout.session.expired']);
});

test('a receiver with another secret rejects the event, which is dropped after the last attempt', async () => {
  await open([], 'whsec_other');
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.expire(id);
  await shop.sandbox.webhooks.idle();
  expect(attempts()).toEqual(['failed 400', 'failed 400', 'failed 400', 'failed 400']);
  expect(received()).toEqual([]);
});

test('an unreachable receiver counts as a failed attempt', async () => {
  await open();
  shop.sandbox.webhooks.sendTo('http://127.0.0.1:1/hook');
  const { id } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.expire(id);
  await shop.sandbox.webhooks.idle();
  expect(attempts()).toEqual(Array(4).fill('failed null'));
});

test('holds events while paused and can send them in reverse order', async () => {
  await open();
  shop.sandbox.webhooks.pause();
  await paid();
  expect(received()).toEqual([]);
  shop.sandbox.webhooks.resume('reversed');
  await shop.sandbox.webhooks.idle();
  expect(shop.sandbox.webhooks.deliveries).toHaveLength(4);
  expect(received().sort()).toEqual(PAID);
});

test('held events can be discarded', async () => {
  await open();
  shop.sandbox.webhooks.pause();
  await paid();
  expect(shop.sandbox.webhooks.discardHeld()).toBe(4);
  shop.sandbox.webhooks.resume();
  await shop.sandbox.webhooks.idle();
  expect(received()).toEqual([]);
});

test('drops and duplicates events on request, and resends them by id', async () => {
  await open();
  shop.sandbox.webhooks.dropNext(1);
  const { id: first } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.expire(first);
  await shop.sandbox.webhooks.idle();
  expect(received()).toEqual([]);

  shop.sandbox.webhooks.duplicateNext(1);
  const { id: second } = await shop.stripe.checkout.sessions.create(printCheckout());
  shop.sandbox.expire(second);
  await shop.sandbox.webhooks.idle();
  expect(received()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  expect(receiver.events[0]?.id).toBe(receiver.events[1]?.id);

  const [lost] = shop.sandbox.events();
  shop.sandbox.webhooks.redeliver(lost?.id ?? '');
  await shop.sandbox.webhooks.idle();
  expect(receiver.events.at(-1)).toMatchObject({ id: lost?.id, data: { object: { id: first } } });
});

test('events can be listed through the API', async () => {
  await open();
  await paid();
  const list = await shop.stripe.events.list({ type: 'checkout.session.completed', created: { gte: 0 } });
  expect(list.data).toHaveLength(1);
  const [event] = list.data;
  await expect(shop.stripe.events.retrieve(event?.id ?? '')).resolves.toMatchObject({ type: event?.type });
});
