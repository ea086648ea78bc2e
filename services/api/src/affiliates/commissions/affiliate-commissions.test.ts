import { commissionCalls, referredBody } from '../../../test/builders/affiliate-commissions';
import { countQueries } from '../../../test/app/query-count';
import { addPartner } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createEdition, openCheckout, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { Affiliate } from '../dto/affiliate.dto';
import { AffiliateCommissionQueries } from './affiliate-commission.queries';

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

const { call, line, buy, balance, approve } = commissionCalls(() => ({ api, affiliate, edition }));

test('as in the page’s example, a 15,000 sale earns 2,500, pending until its return period is over (P3, G72)', async () => {
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
  await approve();
  expect(await balance()).toMatchObject({ totalCommission: 2_500, pending: 0, approved: 2_500 });
});

test('a commission covers all prints of its line, and an edition’s own cost takes precedence over the book’s', async () => {
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

test('the rate on the day of the order applies, even if it changes later', async () => {
  const opened = await openCheckout(api, referredBody(api, 'galerie-nord', edition));
  await call('PATCH', `selling-partners/${affiliate.id}`, { version: 1, commissionRate: '50' });
  api.stripe().pay(opened.sessionId);
  await api.stripe().webhooks.idle();
  expect(await line()).toMatchObject({ rate: '20.00', commission: 2_500 });
});

test('an affiliate’s orders and commissions are exported as CSV', async () => {
  const orderNumber = await buy();
  expect(await (await call('GET', `selling-partners/${affiliate.id}/orders`)).json()).toMatchObject({
    items: [{ orderNumber, attributionStatus: 'counts', commission: 2_500, customerName: 'Ada Byron' }],
    total: 1,
  });
  const csv = await (await call('GET', `selling-partners/${affiliate.id}/commissions.csv`)).text();
  expect(csv).toContain(`Galerie Nord,galerie-nord,${orderNumber}`);
  expect(csv).toContain('15000.00,1650.00,400.00,450.00,12500.00,20.00,2500.00,0.00,2500.00');
});

test('a page of commissions takes a fixed number of queries', async () => {
  await buy();
  const one = await countQueries(api, () => api.get(AffiliateCommissionQueries).list({}));
  await buy({ quantity: 2 });
  expect(await countQueries(api, () => api.get(AffiliateCommissionQueries).list({}))).toBe(one);
});
