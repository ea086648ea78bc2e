import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { plainPhoto } from '../../../test/builders/event-files';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorOrdersService, type CollectorOrder } from '../collector/collector-orders.service';

const HOUR_MS = 3_600_000;

let api: TestApi;
let ada: TestCollector;
let number: string;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  ada = await signedIn(api);
  const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]), ada.headers);
  await pay(api, checkout);
  number = checkout.orderNumber;
});
afterAll(() => api.close());

async function add(caption: string, bytes?: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('caption', caption);
  const picture = bytes ?? (await plainPhoto(300, 200).jpeg().toBuffer());
  body.append('picture', new Blob([new Uint8Array(picture)]), 'studio.jpg');
  return api.fetch(`/api/admin/orders/${number}/pictures`, {
    method: 'POST',
    headers: asOwner,
    body,
  });
}

const change = (method: string, path: string, body?: object) =>
  api.request(`/api/admin/orders/${number}/${path}`, { method, headers: asOwner, body });

async function buyersOrder(): Promise<CollectorOrder> {
  const [order] = await api.get(CollectorOrdersService).findByCollector(ada.id);
  if (!order) throw new Error('no order');
  return order;
}

const captions = async (): Promise<string[]> => (await buyersOrder()).pictures.map(({ caption }) => caption);

const emails = async (): Promise<number> =>
  Number((await column(api, "SELECT COUNT(*) FROM outbox WHERE dedupe_key LIKE 'mail:order-picture:%'"))[0]);

describe('studio pictures', () => {
  test('are shown to the buyer, through a link of their own', async () => {
    const answer = await add(' Number 1, drying ');
    expect(answer.status).toBe(201);
    const [picture] = (await buyersOrder()).pictures;
    expect(picture).toMatchObject({ caption: 'Number 1, drying', width: 300, height: 200 });
    const file = await api.request(picture?.url ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(file.headers.get('cache-control')).toContain('private');
  });

  test('are shown to a guest by number and address', async () => {
    await add('Drying');
    const body = { number, email: 'ada@example.com' };
    const receipt: unknown = await (await api.request('/api/order-lookups', { method: 'POST', body })).json();
    expect(receipt).toMatchObject({ pictures: [{ caption: 'Drying' }] });
  });

  test('do not open through a modified link, or a day-old one', async () => {
    await add('Drying');
    const { url = '' } = (await buyersOrder()).pictures[0] ?? {};
    const longer = url.replace(/\.(\d+)\./, (_whole, hour: string) => `.${Number(hour) + 1}.`);
    expect((await api.request(longer)).status).toBe(404);
    api.clock.advance(25 * HOUR_MS);
    expect((await api.request(url)).status).toBe(404);
  });

  test('that come together are announced to the buyer in one email', async () => {
    await add('One');
    await add('Two');
    expect(await emails()).toBe(1);
    api.clock.advance(HOUR_MS + 1);
    await add('Three');
    expect(await emails()).toBe(2);
  });

  test('can have caption and position changed, and are removed with their file', async () => {
    for (const caption of ['One', 'Two', 'Three']) await add(caption);
    const [first, , third] = (await buyersOrder()).pictures;
    await change('PATCH', `pictures/${third?.id}`, { place: 0, caption: 'Third' });
    expect(await captions()).toEqual(['Third', 'One', 'Two']);
    await change('DELETE', `pictures/${first?.id}`);
    await api.deliverOutbox();
    expect(await captions()).toEqual(['Third', 'Two']);
    expect((await api.request(first?.url ?? '')).status).toBe(404);
  });

  test('keep a caption that someone else has changed', async () => {
    await add('Drying');
    const { id, version } = (await buyersOrder()).pictures[0] ?? {};
    await change('PATCH', `pictures/${id}`, { caption: 'Signed', version });
    const late = await change('PATCH', `pictures/${id}`, { caption: 'Framed', version });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', details: { version: 2 } },
    ]);
    expect(await captions()).toEqual(['Signed']);
  });

  test('without a caption, or that are not pictures, are rejected', async () => {
    expect(await (await add(' ')).json()).toMatchObject({ fields: { caption: 'Please enter a caption.' } });
    expect((await add('Drying', Buffer.from('GIF89a'))).status).toBe(415);
    expect(await captions()).toEqual([]);
  });

  test('cannot be changed through another order', async () => {
    await add('Drying');
    const { id } = (await buyersOrder()).pictures[0] ?? {};
    const other = await openCheckout(api, checkoutBody([await createEdition(api, { title: 'Dunes' })]));
    const path = `/api/admin/orders/${other.orderNumber}/pictures/${id}`;
    expect((await api.request(path, { method: 'DELETE', headers: asOwner })).status).toBe(404);
  });

  test('are deleted when the order is anonymized', async () => {
    await add('Drying');
    const { url = '' } = (await buyersOrder()).pictures[0] ?? {};
    await postOrder(api, `${number}/status`, { status: 'shipped' });
    await postOrder(api, `${number}/status`, { status: 'delivered' });
    await api.request(`/api/admin/collectors/${ada.id}`, { method: 'DELETE', headers: asOwner });
    await api.deliverOutbox();
    expect(await column(api, 'SELECT COUNT(*) FROM order_pictures')).toEqual(['0']);
    expect((await api.request(url)).status).toBe(404);
  });
});

describe('the steps of an order', () => {
  const done = async (): Promise<string[]> =>
    (await buyersOrder()).steps.filter(({ at }) => at !== null).map(({ step }) => step);

  test('follow its status, and the studio records when it is framed', async () => {
    expect(await done()).toEqual(['ordered', 'paid']);
    await postOrder(api, `${number}/status`, { status: 'processing' });
    expect((await change('POST', 'framing')).status).toBe(200);
    expect((await change('POST', 'framing')).status).toBe(200);
    await postOrder(api, `${number}/status`, { status: 'shipped' });
    expect(await done()).toEqual(['ordered', 'paid', 'printing', 'framed', 'shipped']);
    const { history } = await orderRecord(api, number);
    expect(history.filter(({ kind }) => kind === 'framed')).toHaveLength(1);
  });

  test('do not include framing of an unpaid order', async () => {
    const { orderNumber } = await openCheckout(
      api,
      checkoutBody([await createEdition(api, { title: 'Dunes' })]),
    );
    expect((await postOrder(api, `${orderNumber}/framing`, {})).status).toBe(400);
  });
});
