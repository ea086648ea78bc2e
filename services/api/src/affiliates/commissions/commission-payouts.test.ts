import { commissionCalls } from '../../../test/builders/affiliate-commissions';
import { orderRecord } from '../../../test/builders/admin-orders';
import { addPartner } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column, createEdition, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PaymentUpdated } from '../../payments';
import { DomainEvents } from '../../platform';
import { AffiliatePayoutsService } from '../payouts/affiliate-payouts.service';
import type { Affiliate } from '../dto/affiliate.dto';

let api: TestApi;
// Uses the key, because a session does not outlast the return period.
const owner = { headers: asOwner };

let affiliate: Affiliate;
/** 60x40 at 15,000 dollars, as in the example on the page. */
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});

beforeEach(async () => {
  await api.reset();
  affiliate = await addPartner(api, owner);
  edition = await createEdition(api, { size: '60x40', priceCents: 1_500_000 });
});

afterAll(() => api.close());

const { call, line, buy, balance, refund, approve, payOut } = commissionCalls(() => ({
  api,
  affiliate,
  edition,
}));

/** What the buyer's bank says about the order's payment. */
const dispute = (reference: string, status: string): Promise<void> =>
  api.database.transaction(() =>
    api
      .get(DomainEvents)
      .publish(new PaymentUpdated(reference, 'session', { kind: 'disputed', status }, 'webhook')),
  );

test('a refunded print reverses its share, an amount its proportion, and a full refund the rest (G73)', async () => {
  const number = await buy({ quantity: 2 });
  const [sold] = (await orderRecord(api, number)).lines;
  await refund(number, { lines: [{ lineId: sold?.id, editionNumbers: [1] }] });
  expect(await line()).toMatchObject({
    state: 'pending',
    commission: 5_000,
    reversed: 2_500,
    payable: 2_500,
  });
  const { refundable } = await orderRecord(api, number);
  await refund(number, { amount: refundable / 2 });
  expect(await line()).toMatchObject({ reversed: 3_750, payable: 1_250 });
  await refund(number, {});
  expect(await line()).toMatchObject({ state: 'reversed', reversed: 5_000, payable: 0 });
  expect(await balance()).toMatchObject({ totalOrders: 0, totalCommission: 0, reversed: 5_000 });
});

test('correcting costs corrects what was reversed', async () => {
  const number = await buy({ quantity: 2 });
  const [sold] = (await orderRecord(api, number)).lines;
  await refund(number, { lines: [{ lineId: sold?.id, editionNumbers: [1] }] });
  const { id, version } = await line();
  await call('PATCH', `affiliate-commissions/${id}`, {
    version,
    production: 23_000,
    shipping: 0,
    paymentFee: 0,
  });
  expect(await line()).toMatchObject({ commission: 1_400, reversed: 700, payable: 700 });
});

test('a payout pays everything approved, once, and later reversals reduce the next one (G73)', async () => {
  const first = await buy();
  await approve();
  const id = crypto.randomUUID();
  expect((await payOut(2_499, id)).status).toBe(409);
  expect(await (await payOut(2_500, id)).json()).toMatchObject({
    id,
    amount: 2_500,
    actor: 'owner theodora',
  });
  expect((await payOut(2_500, id)).status).toBe(201);
  expect(await balance()).toMatchObject({ approved: 0, paid: 2_500 });

  await refund(first, {});
  expect(await balance()).toMatchObject({ approved: -2_500, paid: 2_500, totalCommission: 0 });
  expect((await payOut(-2_500)).status).toBe(400);

  await buy({ quantity: 2 });
  await approve();
  expect(await (await payOut(2_500)).json()).toMatchObject({ amount: 2_500 });
  expect(await (await call('GET', `selling-partners/${affiliate.id}/payouts`)).json()).toMatchObject({
    items: [{ amount: 2_500 }, { amount: 2_500 }],
    payable: 0,
  });
  expect(
    await column(api, 'SELECT COUNT(*) FROM affiliate_commission_reversals WHERE payout_id IS NULL'),
  ).toEqual(['0']);
});

test('an order with a disputed payment is not approved until the dispute is won', async () => {
  await buy();
  await approve();
  const [reference] = await column(api, 'SELECT id FROM orders');
  await dispute(String(reference), 'needs_response');
  expect(await line()).toMatchObject({ state: 'pending', disputedAt: expect.any(String) });
  await api.get(AffiliatePayoutsService).approveDue();
  expect(await line()).toMatchObject({ state: 'pending' });
  await dispute(String(reference), 'won');
  await api.get(AffiliatePayoutsService).approveDue();
  expect(await line()).toMatchObject({ state: 'approved', disputedAt: null });
  await dispute(String(reference), 'lost');
  expect(await line()).toMatchObject({ state: 'reversed', payable: 0 });
});
