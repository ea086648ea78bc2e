import {
  buyByLink,
  commissionCalls,
  commissionLines,
  referredBody,
} from '../../../test/builders/affiliate-commissions';
import { orderRecord } from '../../../test/builders/admin-orders';
import { addPartner, PARTNERS } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createEdition, type TestEdition } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
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

const { call, line, buy, balance, approve, payOut } = commissionCalls(() => ({ api, affiliate, edition }));

test.each([
  ['inactive', { status: 'inactive' }, {}],
  ['own', { email: 'ada@example.com' }, {}],
  ['expired', {}, { referredAt: '2020-01-01T00:00:00Z' }],
])('a referral that is %s goes to review and is not paid (G75)', async (reason, change, claim) => {
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, ...change });
  const body = referredBody(api, 'galerie-nord', edition);
  await buy({ change: { metadata: { ...body.metadata, ...claim } } });
  expect(await line()).toMatchObject({ state: 'review', reviewReason: reason });
  expect(await balance()).toMatchObject({ totalOrders: 0, totalCommission: 0, review: 2_500 });
});

test('an order shipped where the affiliate’s own orders went counts as their own', async () => {
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

test('an unknown code earns nothing and is listed for the owner', async () => {
  const orderNumber = await buyByLink(api, 'Nobody', edition);
  expect(await commissionLines(api, owner)).toEqual([]);
  expect(await (await call('GET', 'order-referrals?attributionStatus=unknown')).json()).toMatchObject({
    items: [
      { orderNumber, code: 'nobody', attributionStatus: 'unknown', partner: null, customerName: 'Ada Byron' },
    ],
    total: 1,
  });
});

test('the owner accepts a reviewed commission once, and declines with a reason', async () => {
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

test('a size without costs waits until the owner enters them', async () => {
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

test('the owner assigns an affiliate to an order without a link', async () => {
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

test('the affiliate of an order cannot change once someone was paid for it', async () => {
  const number = await buy();
  await approve();
  await payOut(2_500);
  await addPartner(api, owner, { partnerId: 'studio-sued' });
  const answer = await call('PUT', `orders/${number}/referral`, { partnerId: 'studio-sued', reason: 'No' });
  expect(await answer.json()).toMatchObject({ code: 'referral_paid' });
});

test('staff see an order’s affiliate, but no amounts', async () => {
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
