import { hold, ledgerCalls, refusedWith, sale } from '../../test/builders/print-ledger';
import { liveEvent, shoot } from '../../test/builders/live-events';
import { orderList } from '../../test/builders/admin-orders';
import {
  checkoutBody,
  column,
  createEdition,
  postCheckout,
  type TestEdition,
} from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { EventPhotoEditionsService } from '../catalog';

let api: TestApi;
let edition: TestEdition;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});

beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  edition = await createEdition(api);
});

afterAll(() => api.close());

const { ledger, numberOf, post, move, sold } = ledgerCalls(() => ({ api, edition }));

describe('a sale at the gallery', () => {
  test('is an order with this number, its certificate and its payment method', async () => {
    const orderNumber = await sold(3);
    expect(await numberOf(3)).toMatchObject({ state: 'sold', holder: 'Ada Byron', orderNumber, price: 4200 });
    expect((await orderList(api, '?salesChannel=offline')).items).toMatchObject([
      { number: orderNumber, total: 4200 },
    ]);
    expect(await column(api, 'SELECT payment_method FROM orders')).toEqual(['check']);
    expect(await column(api, "SELECT action FROM audit_log WHERE subject_kind = 'order'")).toEqual([
      'order.sold-offline',
    ]);
  });

  test('without a number takes the lowest available one', async () => {
    await sold(1);
    await post('/offline-sales', sale());
    expect(await numberOf(2)).toMatchObject({ state: 'sold' });
  });

  test('with a frame that is not offered is rejected', async () => {
    const { status } = await post('/offline-sales', { ...sale(), frameType: 'No Such Frame' });
    expect(status).toBe(422);
  });

  test('sent twice at once is one sale', async () => {
    const body = sale();
    const answers = await Promise.all([post('/offline-sales', body), post('/offline-sales', body)]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect((await ledger()).sold).toBe(1);
  });

  test('emails the buyer only if requested', async () => {
    await sold(1, { tellsBuyer: true });
    await sold(2, { tellsBuyer: false });
    const about = await column(api, "SELECT subject FROM outbox WHERE recipient = 'ada@example.com'");
    expect(about).toEqual([expect.stringMatching(/^Your order TF-/)]);
  });

  test('to someone without an address is possible', async () => {
    const buyer = { fullName: 'A visitor of the fair', email: '' };
    expect((await post('/offline-sales', sale({ buyer, tellsBuyer: true }))).status).toBe(201);
  });

  test('names the missing field', async () => {
    const buyer = { fullName: ' ', email: 'ada' };
    const answer = await post('/offline-sales', sale({ buyer, price: 0, paymentMethod: 'shells' }));
    expect(await refusedWith(answer)).toMatchObject({
      status: 400,
      fields: {
        'buyer.fullName': 'Please enter a name.',
        'buyer.email': 'Please enter a valid email address.',
        price: 'Please enter the price in dollars, such as 4500 or 185.50.',
        paymentMethod: 'Please enter how it was paid.',
      },
    });
  });

  test('of a number that someone else has changed is rejected', async () => {
    const { version } = await numberOf(3);
    await move(3, 'hold', hold);
    expect(
      await refusedWith(await post('/offline-sales', sale({ editionNumber: 3, version }))),
    ).toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('of a number held for someone ends the hold', async () => {
    await move(3, 'hold', hold);
    await sold(3);
    expect(await numberOf(3)).toMatchObject({ state: 'sold', until: null });
  });

  test('and a shopper both want the last number: exactly one of them gets it', async () => {
    const last = await createEdition(api, { title: 'The last one', total: 1 });
    edition = last;
    const answers = await Promise.all([
      post('/offline-sales', sale({ editionNumber: 1 })),
      postCheckout(api, checkoutBody([last])),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)?.status).toBe(409);
  });
});

test('an event photo has the same ledger, and can be sold in it', async () => {
  const photoId = await shoot(api, (await liveEvent(api)).id);
  const photo = {
    id: photoId,
    orientation: 'landscape',
    title: '',
    series: '',
    year: 2026,
    pictureId: null,
  } as const;
  const [item] = await api.get(EventPhotoEditionsService).findPurchasable([{ photo, size: '30x20' }]);
  if (!item) throw new Error('The photograph is not sold in this size.');
  await api.get(EventPhotoEditionsService).createMissing([item]);
  edition = { ...edition, editionId: item.editionId };
  const orderNumber = await sold(2);
  expect(await ledger()).toMatchObject({ photoId, artworkId: null, title: 'Photograph 1', sold: 1 });
  expect(await numberOf(2)).toMatchObject({ orderNumber, certificate: { state: 'issued' } });
});
