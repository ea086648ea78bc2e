import { hold, ledgerCalls, refusedWith } from '../../test/builders/print-ledger';
import { payIntent } from '../../test/builders/payment-requests';
import { column, createEdition, type TestEdition } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

const { numberOf, post, move, sold } = ledgerCalls(() => ({ api, edition }));

const ADA = { fullName: 'Ada Byron', email: 'ada@example.com' };

/** Sells through a link; returns the answer, whatever it is. */
async function sell(named: object = {}, headers?: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await post('/draft-orders', { price: 4200, buyer: ADA, ...named }, headers);
  const body: Record<string, unknown> = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

/** Sells this number as the ledger shows it. */
const sellNumber = async (editionNumber: number, named: object = {}) =>
  sell({ editionNumber, version: (await numberOf(editionNumber)).version, ...named });

test('a print sold by phone is held for a week until its buyer pays through the link', async () => {
  const sale = await sellNumber(3);
  expect(sale).toEqual({
    status: 201,
    orderNumber: expect.any(String),
    editionNumber: 3,
    total: 4200,
    link: expect.stringContaining('/checkout?payment_intent='),
    qrCode: expect.stringMatching(/^data:image\/png;base64,/),
    expiresAt: expect.any(String),
  });
  const days = (Date.parse(String(sale['expiresAt'])) - api.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect(await numberOf(3)).toMatchObject({ state: 'held', holder: 'Ada Byron' });
  await api.deliverOutbox();
  expect(await column(api, 'SELECT recipient FROM outbox')).toContain('a…@example.com');
});

test('the payment sells exactly that number', async () => {
  const sale = await sellNumber(3);
  await payIntent(api, new URL(String(sale['link'])).searchParams.get('payment_intent') ?? '');
  await api.stripe().webhooks.idle();
  expect(await numberOf(3)).toMatchObject({ state: 'sold', orderNumber: sale['orderNumber'], price: 4200 });
});

test('without a number, the lowest available one is held', async () => {
  await sold(1);
  expect(await sell()).toMatchObject({ editionNumber: 2 });
});

test('a buyer without an email address is given the link, and sent nothing', async () => {
  expect(await sell({ buyer: { fullName: 'A visitor', email: '' } })).toMatchObject({ status: 201 });
  expect(await column(api, "SELECT id FROM outbox WHERE recipient = ''")).toEqual([]);
});

test('a print held for someone can be sold to them', async () => {
  await move(3, 'hold', hold);
  expect(await sellNumber(3)).toMatchObject({ status: 201, editionNumber: 3 });
});

test('a number that someone else has changed is rejected', async () => {
  const { version } = await numberOf(3);
  await move(3, 'hold', hold);
  expect(await sell({ editionNumber: 3, version })).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await column(api, 'SELECT COUNT(*) FROM orders')).toEqual(['0']);
});

test('a sold number is rejected, naming the next one', async () => {
  await sold(3);
  expect(await sellNumber(3)).toMatchObject({
    status: 409,
    code: 'number_taken',
    message: 'Number 3 has just been taken. The next available number is 1.',
  });
});

test('of two simultaneous sales of one number, one succeeds', async () => {
  const { version } = await numberOf(3);
  const sales = await Promise.all([1, 2].map(() => sell({ editionNumber: 3, version })));
  expect(sales.map(({ status }) => status).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    201, 409,
  ]);
});

test('names the missing field', async () => {
  const answer = await post('/draft-orders', { price: 0, buyer: { fullName: ' ', email: 'ada' } });
  expect(await refusedWith(answer)).toMatchObject({
    status: 400,
    fields: {
      'buyer.fullName': 'Please enter a name.',
      'buyer.email': 'Please enter a valid email address.',
      price: 'Please enter the price in dollars, such as 4500 or 185.50.',
    },
  });
});

test('only staff can sell', async () => {
  expect(await sell({}, {})).toMatchObject({ status: 401 });
});
