import { countQueries } from '../../test/app/query-count';
import { startApi, type TestApi } from '../../test/app/start-api';
import { buyPrints, confirmEmail, holder } from '../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../test/builders/collectors';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../test/builders/checkout';
import { CertificatesService } from './certificates.service';

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const listOf = async ({ headers }: TestCollector): Promise<unknown> =>
  (await api.request('/api/collector/certificates', { headers })).json();

test('a holder sees the certificates they hold (C43)', async () => {
  const ada = await holder(api);
  expect(await listOf(ada)).toEqual([
    {
      id: expect.any(String),
      artworkTitle: 'Night Bloom',
      editionNumber: 1,
      editionTotal: 9,
      size: '30x20',
      coaId: ada.coaId,
      saleDate: expect.stringMatching(ISO),
      signatureApplied: false,
      pdfPath: `/api/collector/certificates/${ada.coaId}.pdf`,
      artworkId: expect.any(String),
      orderId: expect.any(String),
      state: 'issued',
      provenance: [{ kind: 'sold', at: expect.stringMatching(ISO) }],
      isArtworkHidden: false,
      picture: expect.objectContaining({ alt: 'A bloom' }),
      transfer: null,
    },
  ]);
});

test('a print bought while signed in is held at once, whatever address the order names', async () => {
  const elena = await signedIn(api, { firstName: 'Elena' });
  const [coaId] = await buyPrints(api, elena);
  expect(await listOf(elena)).toEqual([expect.objectContaining({ coaId })]);
});

test('a collector cannot read anyone else’s certificates', async () => {
  await holder(api);
  expect(await listOf(await signedIn(api, { firstName: 'Elena' }))).toEqual([]);
});

test('an unconfirmed address gets nothing', async () => {
  await buyPrints(api);
  expect(await listOf(await signedIn(api, { isConfirmed: false }))).toEqual([]);
});

test('confirming an address claims the certificates of exactly that address', async () => {
  await buyPrints(api);
  const other = await signedIn(api, { firstName: 'Other', email: 'adá@example.com' });
  await confirmEmail(api, other);
  expect(await listOf(other)).toEqual([]);
});

test('many certificates take as few queries as one', async () => {
  const ada = await holder(api);
  await buyPrints(api, { title: 'Two', quantity: 3 });
  await confirmEmail(api, ada);
  expect(await countQueries(api, () => api.get(CertificatesService).listByCollector(ada.id))).toBe(6);
});

test('anyone can read whether a certificate is valid, but not who holds it', async () => {
  const { coaId } = await holder(api);
  const answer = await api.request(`/api/certificates/${coaId.toLowerCase()}`);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    coaId,
    state: 'issued',
    artworkTitle: 'Night Bloom',
    series: 'FLORALS',
    year: 2024,
    medium: 'Archival pigment print',
    size: '30x20',
    frameSize: '42x32',
    frameStyle: 'Black',
    editionNumber: 1,
    editionTotal: 9,
    picture: { alt: 'A bloom' },
    signatureSrc: null,
    qrCode: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
    history: [{ state: 'issued', at: expect.stringMatching(ISO) }],
  });
  expect(text).not.toMatch(/Byron|ada@|collector|orderId/i);
});

test.each(['COA-0000-0000-0000', 'COA-é', 'x'])('%s is not a certificate', async (coaId) => {
  const answer = await api.request(`/api/certificates/${encodeURIComponent(coaId)}`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'certificate_not_found' }]);
});

test('order and certificate describe a custom frame as it was sold (A39, A68)', async () => {
  const edition = await createEdition(api, { frameStyle: 'Custom' });
  const call = (words: string) =>
    api.database.manager.query('UPDATE editions SET custom_frame_style = ?', [words]);
  await call('Walnut');
  const checkout = await openCheckout(api, checkoutBody([edition]));
  await pay(api, checkout);
  await call('Oak');
  const body = { number: checkout.orderNumber, email: 'ada@example.com' };
  const receipt: unknown = await (await api.request('/api/order-lookups', { method: 'POST', body })).json();
  expect(receipt).toMatchObject({ lines: [{ frameType: 'Custom Frame: Walnut' }] });
  const [coaId] = await column(api, 'SELECT coa_id FROM certificates');
  const certificate: unknown = await (await api.request(`/api/certificates/${String(coaId)}`)).json();
  expect(certificate).toMatchObject({
    frameStyle: 'Custom',
    customFrame: 'Walnut',
    signed: { payload: expect.stringContaining('"words":"Walnut"') },
  });
  await api.deliverOutbox();
  expect((await api.mails()).join('')).toContain('Custom Frame: Walnut');
});
