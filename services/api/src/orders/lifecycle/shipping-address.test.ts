import { signedIn } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
let number: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  number = await sell();
});
afterAll(() => api.close());

const PORTLAND = {
  fullName: 'Grace Hopper',
  street: '9 Pine St',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
};
const AUSTIN = { fullName: 'Ada Byron', street: '4 Oak St', city: 'Austin', state: 'TX', zip: '78701' };
const email = 'ada@example.com';

async function sell(shipping: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const body = checkoutBody([await createEdition(api)]);
  const checkout = await openCheckout(api, { ...body, shipping: { ...body.shipping, ...shipping } }, headers);
  await pay(api, checkout);
  return checkout.orderNumber;
}

async function change(address: object, of: object = { number, email }) {
  const path = '/api/order-lookups/shipping-address';
  const answer = await api.request(path, { method: 'POST', body: { ...of, ...address } });
  return { status: answer.status, body: (await answer.json()) as object };
}

const addressOf = async () => (await column(api, 'SELECT shipping FROM orders'))[0];

test('a guest changes it by number and email address, with a history entry and a notice', async () => {
  expect(await change(AUSTIN)).toMatchObject({
    status: 200,
    body: { shippingAddress: AUSTIN, canEditAddress: true, events: expect.any(Array) },
  });
  expect(await column(api, "SELECT actor FROM order_events WHERE kind = 'address-changed'")).toEqual([
    'buyer',
  ]);
  await api.deliverOutbox();
  const notice = (await api.mails()).map(emailText).find((mail) => mail.includes('needs attention'));
  expect(notice).toContain(
    'The buyer has changed the shipping address: Ada Byron, 4 Oak St, Austin, TX, 78701',
  );
});

test('the same address again changes nothing', async () => {
  await change(AUSTIN);
  await change(AUSTIN);
  expect(await column(api, "SELECT id FROM order_events WHERE kind = 'address-changed'")).toHaveLength(1);
});

test.each([{ email: 'grace@example.com' }, { number: 'TF-0000-0000' }])('%j is no proof', async (wrong) => {
  const before = await addressOf();
  expect(await change(AUSTIN, { number, email, ...wrong })).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  });
  expect(await addressOf()).toEqual(before);
});

test.each([
  [{ street: ' ' }, 'street', 'Enter your street address'],
  [{ zip: '7522' }, 'zip', 'Enter a five-digit ZIP code.'],
  [{ state: 'Utopia', zip: '00001' }, 'state', 'Choose your state.'],
])('%j is rejected at its field', async (wrong, field, sentence) => {
  expect(await change({ ...AUSTIN, ...wrong })).toMatchObject({
    status: 400,
    body: { fields: { [field]: sentence } },
  });
});

test('an invalid state is replaced with the ZIP’s', async () => {
  expect(await change({ ...AUSTIN, state: 'Tex.' })).toMatchObject({
    body: { shippingAddress: { state: 'TX' } },
  });
});

test('an order charged without sales tax cannot be redirected to Texas', async () => {
  number = await sell(PORTLAND);
  expect(await change(AUSTIN)).toMatchObject({
    status: 400,
    body: { fields: { zip: expect.stringContaining('without Texas sales tax') } },
  });
});

test('free local delivery ends with an address far away, which is to be quoted', async () => {
  expect(await column(api, 'SELECT shipping_framed FROM orders')).toEqual(['free-local']);
  await change(PORTLAND);
  expect(await column(api, 'SELECT shipping_framed FROM orders')).toEqual(['quoted']);
});

test('it cannot be changed once shipped', async () => {
  await api.database.manager.query("UPDATE orders SET status = 'shipped'");
  expect(await change(AUSTIN)).toMatchObject({ status: 409, body: { code: 'address_locked' } });
});

test('collectors change it on their orders', async () => {
  const ada = await signedIn(api);
  const own = await sell({}, ada.headers);
  const path = `/api/orders/${own}/shipping-address`;
  const answer = await api.request(path, { method: 'PUT', headers: ada.headers, body: AUSTIN });
  expect(answer.status).toBe(204);
  const orders = (await (await api.request('/api/orders', { headers: ada.headers })).json()) as object[];
  expect(orders).toContainEqual(
    expect.objectContaining({ number: own, shippingAddress: expect.objectContaining(AUSTIN) }),
  );
});

test('staff change it with an audit entry and no notice; an outdated record is rejected', async () => {
  const path = `/api/admin/orders/${number}`;
  const { version } = (await (await api.request(path, { headers: asOwner })).json()) as { version: number };
  const save = () =>
    api.request(`${path}/shipping-address`, {
      method: 'POST',
      headers: asOwner,
      body: { ...AUSTIN, version },
    });
  expect((await save()).status).toBe(200);
  expect(await column(api, 'SELECT action FROM audit_log')).toContain('order.address-changed');
  expect((await save()).status).toBe(409);
});
