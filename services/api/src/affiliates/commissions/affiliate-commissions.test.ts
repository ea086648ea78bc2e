import {
  buyByLink,
  commissionLine,
  commissionLines,
  referredBody,
} from '../../../test/builders/affiliate-commissions';
import { countQueries } from '../../../test/app/query-count';
import { orderRecord, postOrder } from '../../../test/builders/order-records';
import { addPartner, PARTNERS } from '../../../test/builders/affiliates';
import { asOwner, OWNER_KEY } from '../../../test/builders/payment-requests';
import { column, createEdition, openCheckout, type TestEdition } from '../../../test/builders/purchase';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { PaymentUpdated } from '../../payments';
import { DomainEvents } from '../../platform';
import { CommissionReviewService } from './commission-review.service';
import type { Affiliate } from '../dto/affiliate.dto';
import { AffiliateCommissionQueries } from './affiliate-commission.queries';

const DAY_MS = 86_400_000;

let api: TestApi;
// By the key, which the return period does not outlast.
const owner = { headers: asOwner };
let affiliate: Affiliate;
/** 60x40 at 15,000 dollars, as in the page's example. */
let edition: TestEdition;
beforeAll(async () => {
  api = await startApi({ stripe: true, env: { OWNER_API_KEY: OWNER_KEY } });
});
beforeEach(async () => {
  await api.reset();
  affiliate = await addPartner(api, owner);
  edition = await createEdition(api, { size: '60x40', priceCents: 1_500_000 });
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: object) =>
  api.request(`/api/admin/${path}`, { method, body, headers: owner.headers });
const line = () => commissionLine(api, owner);
const buy = (options?: Parameters<typeof buyByLink>[3]) => buyByLink(api, 'galerie-nord', edition, options);
const balance = async (): Promise<unknown> => (await call('GET', `selling-partners/${affiliate.id}`)).json();

async function refund(number: string, more: object): Promise<void> {
  const { version } = await orderRecord(api, number);
  const body = { id: crypto.randomUUID(), version, reason: 'Damaged', ...more };
  const answer = await postOrder(api, `${number}/refunds`, body);
  if (answer.status !== 201) throw new Error(`The refund was refused: ${await answer.text()}`);
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
}

/** What the buyer's bank says of the order's payment. */
const dispute = (reference: string, status: string): Promise<void> =>
  api.database.transaction(() =>
    api
      .get(DomainEvents)
      .publish(new PaymentUpdated(reference, 'session', { kind: 'disputed', status }, 'webhook')),
  );

/** The return period passes. */
async function approved(): Promise<void> {
  api.clock.advance(31 * DAY_MS);
  await api.get(CommissionReviewService).approveDue();
}

const payOut = (amount: number, id = crypto.randomUUID()) =>
  call('POST', `selling-partners/${affiliate.id}/payouts`, { id, amount, method: 'Bank transfer' });

test('the page’s example: a 15,000 sale gives 2,500, pending until its return period is over (P3, G72)', async () => {
  const orderNumber = await buy();
  expect(await line()).toMatchObject({
    state: 'pending',
    reviewReason: null,
    partner: { partnerId: 'galerie-nord' },
    orderNumber,
    size: '60x40',
    quantity: 1,
    price: 15_000,
    production: 1_650,
    shipping: 400,
    paymentFee: 450,
    net: 12_500,
    rate: '20.00',
    commission: 2_500,
    payable: 2_500,
  });
  expect(await balance()).toMatchObject({
    totalOrders: 1,
    totalCommission: 2_500,
    pending: 2_500,
    approved: 0,
  });
  await approved();
  expect(await balance()).toMatchObject({ totalCommission: 2_500, pending: 0, approved: 2_500 });
});

test('a line is for all its prints, and an edition’s own cost goes before the book’s', async () => {
  await api.database.manager.query('UPDATE editions SET production_cost_cents = 100000');
  await buy({ quantity: 2 });
  expect(await line()).toMatchObject({
    quantity: 2,
    price: 30_000,
    production: 2_000,
    shipping: 800,
    commission: 5_260,
  });
});

test('the rate of the day of the order holds, whatever it becomes', async () => {
  const opened = await openCheckout(api, referredBody(api, 'galerie-nord', edition));
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, commissionRate: '50' });
  api.stripe().pay(opened.sessionId);
  await api.stripe().webhooks.idle();
  expect(await line()).toMatchObject({ rate: '20.00', commission: 2_500 });
});

test.each([
  ['inactive', { status: 'inactive' }, {}],
  ['own', { email: 'ada@example.com' }, {}],
  ['expired', {}, { referredAt: '2020-01-01T00:00:00Z' }],
])('a referral that is %s goes to review, not to pay (G75)', async (reason, change, claim) => {
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, ...change });
  const body = referredBody(api, 'galerie-nord', edition);
  await buy({ change: { metadata: { ...body.metadata, ...claim } } });
  expect(await line()).toMatchObject({ state: 'review', reviewReason: reason });
  expect(await balance()).toMatchObject({ totalOrders: 0, totalCommission: 0, review: 2_500 });
});

test('what went where the affiliate’s own orders went is the affiliate’s own', async () => {
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, email: 'nord@example.com' });
  const body = referredBody(api, '', edition);
  await buy({
    change: {
      customer: { name: 'Nord', email: 'nord@example.com' },
      metadata: { ...body.metadata, referralPartnerId: null },
    },
  });
  await buy();
  expect(await line()).toMatchObject({ state: 'review', reviewReason: 'own' });
});

test('an unknown code earns nobody anything and is listed for the owner', async () => {
  const orderNumber = await buyByLink(api, 'Nobody', edition);
  expect(await commissionLines(api, owner)).toEqual([]);
  expect(await (await call('GET', 'order-referrals?attributionStatus=unknown')).json()).toMatchObject({
    items: [
      { orderNumber, code: 'nobody', attributionStatus: 'unknown', partner: null, customerName: 'Ada Byron' },
    ],
    total: 1,
  });
});

test('the owner accepts what is in review, once, and declines with a reason', async () => {
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, status: 'inactive' });
  await buy();
  const { id, version } = await line();
  const decide = (body: object) => call('POST', `affiliate-commissions/${id}/decision`, { version, ...body });
  expect((await decide({ decision: 'decline' })).status).toBe(400);
  expect(await (await decide({ decision: 'accept' })).json()).toMatchObject({ state: 'pending', version: 2 });
  const late = await decide({ decision: 'decline', reason: 'No' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'changed_meanwhile',
    details: { record: { state: 'pending' } },
  });
  const again = await call('POST', `affiliate-commissions/${id}/decision`, {
    version: 2,
    decision: 'accept',
  });
  expect(await again.json()).toMatchObject({ code: 'commission_state_refused' });
});

test('a size without costs waits until the owner has entered them', async () => {
  edition = await createEdition(api, { title: 'Odd', size: '11x11', priceCents: 100_000 });
  await buy();
  const { id, version } = await line();
  expect(await line()).toMatchObject({ state: 'review', reviewReason: 'costs', areCostsKnown: false });
  expect(await balance()).toMatchObject({ review: 0 });
  const accept = (seen: number) =>
    call('POST', `affiliate-commissions/${id}/decision`, { version: seen, decision: 'accept' });
  expect((await accept(version)).status).toBe(400);
  const costs = { version, production: 100.5, shipping: 20, paymentFee: 30 };
  expect(await (await call('PATCH', `affiliate-commissions/${id}`, costs)).json()).toMatchObject({
    state: 'review',
    net: 849.5,
    commission: 169.9,
  });
  expect(await (await accept(version + 1)).json()).toMatchObject({ state: 'pending' });
});

test('a refunded print takes its share, and a mere sum its proportion; the whole refund takes the rest (G73)', async () => {
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

test('corrected costs correct what was reversed', async () => {
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

test('a payout pays all that is approved, once, and what goes back afterwards lowers the next (G73)', async () => {
  const first = await buy();
  await approved();
  const id = crypto.randomUUID();
  expect((await payOut(2_499, id)).status).toBe(409);
  expect(await (await payOut(2_500, id)).json()).toMatchObject({ id, amount: 2_500, actor: 'owner' });
  expect((await payOut(2_500, id)).status).toBe(201);
  expect(await balance()).toMatchObject({ approved: 0, paid: 2_500 });

  await refund(first, {});
  expect(await balance()).toMatchObject({ approved: -2_500, paid: 2_500, totalCommission: 0 });
  expect((await payOut(-2_500)).status).toBe(400);

  await buy({ quantity: 2 });
  await approved();
  expect(await (await payOut(2_500)).json()).toMatchObject({ amount: 2_500 });
  expect(await (await call('GET', `selling-partners/${affiliate.id}/payouts`)).json()).toMatchObject({
    items: [{ amount: 2_500 }, { amount: 2_500 }],
    payable: 0,
  });
  expect(
    await column(api, 'SELECT COUNT(*) FROM affiliate_commission_reversals WHERE payout_id IS NULL'),
  ).toEqual(['0']);
});

test('an order whose payment is disputed is not approved until the dispute is won', async () => {
  await buy();
  await approved();
  const [reference] = await column(api, 'SELECT id FROM orders');
  await dispute(String(reference), 'needs_response');
  expect(await line()).toMatchObject({ state: 'pending', disputedAt: expect.any(String) });
  await api.get(CommissionReviewService).approveDue();
  expect(await line()).toMatchObject({ state: 'pending' });
  await dispute(String(reference), 'won');
  await api.get(CommissionReviewService).approveDue();
  expect(await line()).toMatchObject({ state: 'approved', disputedAt: null });
  await dispute(String(reference), 'lost');
  expect(await line()).toMatchObject({ state: 'reversed', payable: 0 });
});

test('the owner names who brought an order that came by no link', async () => {
  const number = await buyByLink(api, '', edition);
  const name = (partnerId: string | null) =>
    call('PUT', `orders/${number}/referral`, { partnerId, reason: 'Met in Basel' });
  expect(await (await name('Galerie-Nord')).json()).toMatchObject({
    attributionStatus: 'by_hand',
    reason: 'Met in Basel',
  });
  expect(await line()).toMatchObject({ state: 'pending', commission: 2_500 });
  expect((await orderRecord(api, number)).referralPartnerId).toBe('galerie-nord');

  await name(null);
  expect(await line()).toMatchObject({ state: 'declined', payable: 0 });
  expect(await balance()).toMatchObject({ totalCommission: 0, approved: 0 });
  await name('galerie-nord');
  expect(await line()).toMatchObject({ state: 'pending', reversed: 0, payable: 2_500 });
});

test('who brought an order does not change once somebody was paid for it', async () => {
  const number = await buy();
  await approved();
  await payOut(2_500);
  await addPartner(api, owner, { partnerId: 'studio-sued' });
  const answer = await call('PUT', `orders/${number}/referral`, { partnerId: 'studio-sued', reason: 'No' });
  expect(await answer.json()).toMatchObject({ code: 'referral_paid' });
});

test('an affiliate’s orders and the lines as CSV', async () => {
  const orderNumber = await buy();
  expect(await (await call('GET', `selling-partners/${affiliate.id}/orders`)).json()).toMatchObject({
    items: [{ orderNumber, attributionStatus: 'counts', commission: 2_500, customerName: 'Ada Byron' }],
    total: 1,
  });
  const csv = await (await call('GET', `selling-partners/${affiliate.id}/commissions.csv`)).text();
  expect(csv).toContain(`Galerie Nord,galerie-nord,${orderNumber}`);
  expect(csv).toContain('15000,1650,400,450,12500,20.00,2500,0,2500');
});

test('staff see who brought an order, and nothing of money', async () => {
  const number = await buy();
  const { headers } = await staffSignedIn(api, { firstName: 'Ben' });
  const seen = await api.request(`/api/admin/orders/${number}/referral`, { headers });
  expect(await seen.json()).toMatchObject({
    attributionStatus: 'counts',
    partner: { partnerName: 'Galerie Nord' },
  });
  expect((await api.request('/api/admin/affiliate-commissions', { headers })).status).toBe(403);
  expect((await api.request(`${PARTNERS}/${affiliate.id}/payouts`, { headers })).status).toBe(403);
});

test('a page of lines asks a known number of questions, whatever its length', async () => {
  await buy();
  const one = await countQueries(api, () => api.get(AffiliateCommissionQueries).list({}));
  await buy({ quantity: 2 });
  expect(await countQueries(api, () => api.get(AffiliateCommissionQueries).list({}))).toBe(one);
});
