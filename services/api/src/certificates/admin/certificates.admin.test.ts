import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { buyPrints, holder } from '../../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { CertificateListStore } from './certificate-list.store';
import type { CertificateList } from './dto/certificate-admin.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function list(query = ''): Promise<CertificateList> {
  const found: unknown = await (
    await api.request(`/api/admin/certificates${query}`, { headers: asOwner })
  ).json();
  if (isList(found)) return found;
  throw new Error(`Not a list: ${JSON.stringify(found)}`);
}

const isList = (value: unknown): value is CertificateList =>
  typeof value === 'object' && value !== null && 'items' in value;

const idsOf = ({ items }: CertificateList): string[] => items.map(({ coaId }) => coaId);

const record = async (coaId: string, headers: Record<string, string> = asOwner): Promise<unknown> =>
  (await api.request(`/api/admin/certificates/${coaId}`, { headers })).json();

const post = (
  coaId: string,
  deed: string,
  body: object,
  headers: Record<string, string> = asOwner,
): Promise<Response> =>
  api.request(`/api/admin/certificates/${coaId}/${deed}`, { method: 'POST', headers, body });

describe('the list', () => {
  test('is newest first and continues from page to page', async () => {
    const [first = ''] = await buyPrints(api, { title: 'One' });
    api.clock.advance(60_000);
    const [second = ''] = await buyPrints(api, { title: 'Two' });
    const page = await list('?limit=1');
    const next = await list(`?limit=1&cursor=${page.nextCursor}`);
    expect([page.total, ...idsOf(page), ...idsOf(next), next.nextCursor]).toEqual([2, second, first, null]);
  });

  test('is searched by number, title, holder and order', async () => {
    const [coaId = ''] = await buyPrints(api, { title: 'Night Bloom' });
    const [order] = await column(api, 'SELECT number FROM orders');
    for (const q of [coaId.slice(4, 12).toLowerCase(), 'bloom', 'byr', 'ADA@', String(order).slice(3)])
      expect(idsOf(await list(`?q=${encodeURIComponent(q)}`))).toEqual([coaId]);
    expect((await list('?q=%25')).total).toBe(0);
  });

  test('is filtered by state and signature', async () => {
    const [one = ''] = await buyPrints(api, { title: 'One' });
    const [two = ''] = await buyPrints(api, { title: 'Two' });
    await post(one, 'revocation', { reason: 'Stolen' });
    expect(idsOf(await list('?state=revoked'))).toEqual([one]);
    expect(idsOf(await list('?signature=missing'))).toEqual([two]);
    expect((await list('?signature=applied')).total).toBe(0);
  });

  test('has the same certificates whether its search finds few or many', async () => {
    const [coaId = ''] = await buyPrints(api, { title: 'Night Bloom' });
    await buyPrints(api, { title: 'Shallows' });
    const store = api.get(CertificateListStore);
    const few = await store.resolveFilter({ q: 'night' }, []);
    for (const sought of [few, { ...few, found: 'many' as const }]) {
      expect((await store.page(sought, null, 10)).map((found) => found.coaId)).toEqual([coaId]);
      expect(await store.count({ ...sought, state: 'issued' })).toBe(1);
    }
    expect(await store.count(few)).toBe(1);
  });

  test.each([
    ['', 5],
    ['?q=bloom', 5],
    ['?q=9b', 6],
    ['?q=9b&state=issued', 7],
  ])('needs as many queries for three as for one: %j', async (query, questions) => {
    const asked = () =>
      countQueries(api, () => api.app.inject({ url: `/api/admin/certificates${query}`, headers: asOwner }));
    await buyPrints(api, { title: 'Night Bloom 9B' });
    expect(await asked()).toBe(questions);
    await buyPrints(api, { title: 'Day Bloom 9B', quantity: 2 });
    expect(await asked()).toBe(questions);
  });

  test('is exported whole as CSV', async () => {
    const [coaId] = await buyPrints(api, { title: 'Four Errands, One Sun' });
    const response = await api.request('/api/admin/certificates.csv', { headers: asOwner });
    expect(await response.text()).toContain(`${coaId},issued,"Four Errands, One Sun",30x20,1,9,Ada Byron,`);
  });
});

test('a certificate shows its order, its statement and who did what, and its sheet is a PDF', async () => {
  const [coaId = ''] = await buyPrints(api);
  expect(await record(coaId)).toMatchObject({
    coaId,
    holderName: 'Ada Byron',
    orderNumber: expect.stringContaining('TF-'),
    signed: { payload: expect.stringContaining(coaId) },
    moves: ['signature', 'transfer', 'replace', 'revoke'],
    history: [{ state: 'issued', holderName: 'Ada Byron', actor: 'shop', note: null }],
  });
  const sheet = await api.request(`/api/admin/certificates/${coaId}/sheet.pdf`, { headers: asOwner });
  expect((await sheet.text()).slice(0, 5)).toBe('%PDF-');
});

describe('a transfer by the gallery', () => {
  let ada: TestCollector & { coaId: string };
  beforeEach(async () => {
    ada = await holder(api);
  });

  const toElena = { name: 'Elena Ruiz', email: 'elena@example.com', reason: 'Heir', tellsBoth: true };

  test('moves the certificate to the new holder’s account and emails both', async () => {
    const elena = await signedIn(api, { firstName: 'Elena', lastName: 'Ruiz' });
    expect((await post(ada.coaId, 'transfer', toElena)).status).toBe(200);
    const theirs = await api.request('/api/collector/certificates', { headers: elena.headers });
    expect(await theirs.json()).toMatchObject([{ coaId: ada.coaId, state: 'transferred', orderId: null }]);
    const hers = await api.request('/api/collector/certificates', { headers: ada.headers });
    expect(await hers.json()).toEqual([]);
    await api.deliverOutbox();
    const mails = (await api.mails())
      .map((mail) => emailText(mail))
      .filter((mail) => mail.includes(ada.coaId));
    const told = (email: string) => mails.filter((mail) => mail.includes(`To: ${email}`)).length;
    expect([told('ada@example.com'), told('elena@example.com')]).toEqual([1, 1]);
  });

  test('to someone without an account waits for one', async () => {
    await post(ada.coaId, 'transfer', { ...toElena, tellsBoth: false });
    expect(await record(ada.coaId)).toMatchObject({
      holderName: 'Elena Ruiz',
      collectorId: null,
      history: [{ state: 'issued' }, { state: 'transferred', actor: 'owner theodora', note: 'Heir' }],
    });
  });

  test('ends the transfer that the holder requested', async () => {
    await api.request(`/api/collector/certificates/${ada.coaId}/transfers`, {
      method: 'POST',
      body: { name: 'Grace', email: 'grace@example.com' },
      headers: ada.headers,
    });
    await post(ada.coaId, 'transfer', toElena);
    expect(await column(api, 'SELECT state FROM certificate_transfers ORDER BY created_at, id')).toEqual([
      'cancelled',
      'completed',
    ]);
  });

  test('is rejected for a certificate that someone else has changed', async () => {
    const stale = await post(ada.coaId, 'transfer', { ...toElena, version: 99 });
    expect(await stale.json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('names the missing field', async () => {
    const answer = await post(ada.coaId, 'transfer', { name: '', email: 'x', reason: '', tellsBoth: true });
    expect(await answer.json()).toMatchObject({
      fields: { name: expect.any(String), email: expect.any(String), reason: 'Please enter a reason.' },
    });
  });
});

test('staff read and sign; only the owner transfers, replaces and revokes', async () => {
  const [coaId = ''] = await buyPrints(api);
  const { headers } = await staffSignedIn(api);
  expect(await record(coaId, headers)).toMatchObject({ moves: ['signature'] });
  for (const deed of ['transfer', 'replacement', 'revocation'])
    expect((await post(coaId, deed, { reason: 'x' }, headers)).status).toBe(403);
});
