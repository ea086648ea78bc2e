import { signedIn } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column, createEdition } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OfflineSalesService } from './offline-sales.service';

let api: TestApi;
let number: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  const { artworkId } = await createEdition(api);
  await signedIn(api);
  number = await api.get(OfflineSalesService).recordSale({
    buyer,
    items: [{ artworkId, size: '30 x 20', quantity: 1, priceCents: 450_000 }],
    notes: null,
  });
});
afterAll(() => api.close());

const buyer = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

const move = async (status: string): Promise<unknown> => {
  const path = `/api/admin/orders/${number}/status`;
  const answer = await api.request(path, { method: 'POST', headers: asOwner, body: { status } });
  return { status: answer.status, body: await answer.json() };
};

async function mailsToOwner(): Promise<string[]> {
  await api.deliverOutbox();
  const mails = (await api.mails()).map((mail) => emailText(mail));
  return mails.filter((mail) => mail.includes(number) && mail.includes('To: sales@tfgallery.example'));
}

test('shows the owner the order, which has no payment at Stripe', async () => {
  const answer = await api.request(`/api/admin/orders/${number}`, { headers: asOwner });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 200,
    body: { receipt: { orderNumber: number, payment: 'paid', total: 4_500 } },
  });
});

test('is found by its buyer by number and email address', async () => {
  const body = { number, email: 'ada@example.com' };
  const answer = await api.request('/api/order-lookups', { method: 'POST', body });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 200,
    body: { orderNumber: number, payment: 'paid' },
  });
});

test('moves through the statuses like any other order', async () => {
  expect(await move('shipped')).toMatchObject({ status: 200, body: { receipt: { status: 'shipped' } } });
});

describe.each(['cancelled', 'rejected'])('when it is %s', (status) => {
  let answer: unknown;
  beforeEach(async () => {
    answer = await move(status);
  });

  test('its record shows the refund', () => {
    expect(answer).toMatchObject({
      status: 200,
      body: { receipt: { status, payment: 'refunded' }, refunded: 4_500 },
    });
  });

  test('Stripe is not called, and the owner is asked to refund by hand', async () => {
    const mails = await mailsToOwner();
    expect(mails.join('\n')).toContain('The buyer paid $4,500.00 at the gallery. Please refund it there.');
    expect(await column(api, "SELECT kind FROM outbox WHERE state <> 'delivered'")).toEqual([]);
  });

  test('its certificates are revoked, and the amount no longer counts for the level', async () => {
    expect(await column(api, 'SELECT state FROM certificates')).toEqual(['revoked']);
    expect(await column(api, 'SELECT level FROM collectors')).toEqual([null]);
  });
});
