import { buyByLink, commissionLine } from '../../../test/builders/affiliate-commissions';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { addPartner } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column, createEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
const owner = { headers: asOwner };

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('a refund that the buyer’s bank returns restores the affiliate’s share', async () => {
  await addPartner(api, owner);
  const edition = await createEdition(api, { title: 'Mini', size: '7x5', priceCents: 33_300, total: 100 });
  const number = await buyByLink(api, 'galerie-nord', edition, { quantity: 2 });
  const { version, lines } = await orderRecord(api, number);
  const ofOne = lines.map(({ id }) => ({ lineId: id, editionNumbers: [1] }));
  const body = { id: crypto.randomUUID(), version, reason: 'Damaged', lines: ofOne };
  await postOrder(api, `${number}/refunds`, body);
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  // Two minis leave 300 dollars each; the affiliate gets a fifth of that.
  expect(await commissionLine(api, owner)).toMatchObject({ commission: 120, reversed: 60 });

  const [refund] = await column(api, 'SELECT id FROM refunds');
  api.stripe().failRefund(String(refund));
  await api.stripe().webhooks.idle();
  expect(await commissionLine(api, owner)).toMatchObject({ commission: 120, reversed: 0 });
});
