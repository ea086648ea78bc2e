import { countQueries } from '../../../test/app/query-count';
import {
  addPartner,
  ownerSignedIn,
  partnerBody,
  PARTNERS,
  readPartner,
} from '../../../test/builders/affiliates';
import { column } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { AffiliateListQueries } from './affiliate-list.queries';

let api: TestApi;
let owner: TestStaff;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  owner = await ownerSignedIn(api);
});
afterAll(() => api.close());

const call = (method: string, path = '', body?: object, headers = owner.headers) =>
  api.request(`${PARTNERS}${path}`, { method, body, headers });

const add = (options: object) => call('POST', '', partnerBody(options));

test('the owner adds an affiliate, who has a link at once (P17, P21)', async () => {
  expect(await addPartner(api, owner)).toMatchObject({
    partnerName: 'Galerie Nord',
    partnerId: 'galerie-nord',
    commissionRate: '20.00',
    status: 'active',
    notes: null,
    totalOrders: 0,
    totalCommission: 0,
    referralUrl: 'http://gallery.example/?ref=galerie-nord',
    version: 1,
  });
  expect(await column(api, "SELECT action FROM audit_log WHERE subject_kind = 'partner'")).toEqual([
    'partner.added',
  ]);
});

test('the link’s code is stored in lowercase, without spaces', async () => {
  expect(await addPartner(api, owner, { partnerId: ' Galerie-Nord ' })).toMatchObject({
    partnerId: 'galerie-nord',
  });
});

test('an affiliate gets a welcome email with both links if requested (P23, G78)', async () => {
  const silent = await addPartner(api, owner, { partnerId: 'silent', email: 'silent@example.com' });
  const affiliate = await addPartner(api, owner, { sendWelcome: true });
  await api.deliverOutbox();
  const mails = (await api.mails()).map(emailText);
  expect(mails.filter((mail) => mail.includes('To: silent@example.com'))).toEqual([]);
  const [welcome = ''] = mails.filter((mail) => mail.includes('To: nord@example.com'));
  expect(welcome).toContain('http://gallery.example/?ref=galerie-nord');
  const [secret] = welcome.match(/(?<=partner-statement\/)[\w-]+/) ?? [];
  const statement = await api.request(`/api/affiliate-statements/${secret}`);
  expect(await statement.json()).toMatchObject({ partnerName: 'Galerie Nord' });
  expect([silent.statementLinkAt, affiliate.statementLinkAt]).toEqual([null, expect.any(String)]);
  // The key does not appear in the list of emails.
  expect(await column(api, "SELECT id FROM outbox WHERE payload LIKE '%partner-statement%'")).toEqual([]);
});

test('without a rate an affiliate gets 20 %, and is active (P19)', async () => {
  const answer = await add({ commissionRate: undefined, status: undefined });
  expect(await answer.json()).toMatchObject({ commissionRate: '20.00', status: 'active' });
});

test('the owner’s default rate applies to new affiliates', async () => {
  api.settings.applyOverrides({ partners: { defaultRateBp: 1_250, returnDays: 30 } });
  expect(await (await add({ commissionRate: undefined })).json()).toMatchObject({ commissionRate: '12.50' });
});

test.each([
  ['partnerName', { partnerName: ' ' }, 'Please enter a name.'],
  ['partnerId', { partnerId: 'über uns' }, 'Please use 2 to 40 lowercase letters, digits and hyphens.'],
  ['email', { email: 'nord' }, 'Please enter a valid email address.'],
  ['commissionRate', { commissionRate: '101' }, 'Please enter a rate between 0 and 100, like 20.00.'],
  ['commissionRate', { commissionRate: 20 }, 'Please enter a rate between 0 and 100, like 20.00.'],
])('an invalid %s is rejected at its field (%o)', async (field, options, sentence) => {
  const answer = await add(options);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: sentence } });
});

test('two affiliates cannot have the same code', async () => {
  await addPartner(api, owner);
  const answer = await add({ partnerName: 'Another', partnerId: 'GALERIE-NORD' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { partnerId: 'Another partner already has this ID.' },
  });
});

test('given fields change, the rest stays (P22)', async () => {
  const { id } = await addPartner(api, owner, { notes: 'Met in Basel' });
  const answer = await call('PATCH', `/${id}`, { version: 1, commissionRate: '12.5', status: 'inactive' });
  expect(await answer.json()).toMatchObject({
    partnerName: 'Galerie Nord',
    commissionRate: '12.50',
    status: 'inactive',
    notes: 'Met in Basel',
    version: 2,
  });
});

test('a change can omit the version, and is rejected with an outdated one (P22, R12)', async () => {
  const { id } = await addPartner(api, owner);
  const change = await call('PATCH', `/${id}`, { status: 'inactive' });
  expect(await change.json()).toMatchObject({ status: 'inactive', version: 2 });
  expect((await call('PATCH', `/${id}`, { version: 1, status: 'active' })).status).toBe(409);
});

test('an affiliate cannot be given another one’s code', async () => {
  await addPartner(api, owner);
  const { id } = await addPartner(api, owner, { partnerId: 'studio-sued' });
  const answer = await call('PATCH', `/${id}`, { version: 1, partnerId: 'galerie-nord' });
  expect(await answer.json()).toMatchObject({
    fields: { partnerId: 'Another partner already has this ID.' },
  });
});

test('an outdated change is rejected with the current affiliate', async () => {
  const { id } = await addPartner(api, owner);
  await call('PATCH', `/${id}`, { version: 1, partnerName: 'Nord' });
  const late = await call('PATCH', `/${id}`, { version: 1, partnerName: 'Galerie N' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'changed_meanwhile',
    details: { record: { partnerName: 'Nord', version: 2 } },
  });
});

test('an unknown affiliate cannot be seen or changed', async () => {
  expect((await call('GET', '/nobody')).status).toBe(404);
  expect((await call('PATCH', '/nobody', { version: 1 })).status).toBe(404);
});

test('affiliates are for the owner only', async () => {
  const { headers } = await staffSignedIn(api, { firstName: 'Ben' });
  expect((await call('GET', '', undefined, headers)).status).toBe(403);
});

test('the list is paged, newest first, and counts active affiliates regardless of the search (P13, P20, R15)', async () => {
  for (const partnerId of ['aa', 'bb', 'cc']) {
    api.clock.advance(1_000);
    await addPartner(api, owner, { partnerId, partnerName: `Studio ${partnerId}` });
  }
  await addPartner(api, owner, { partnerId: 'gone', status: 'inactive' });
  const first: unknown = await (await call('GET', '?limit=2&q=studio')).json();
  expect(first).toMatchObject({
    items: [{ partnerId: 'cc' }, { partnerId: 'bb' }],
    total: 3,
    active: 3,
    nextCursor: expect.any(String),
  });
  const cursor = String(Reflect.get(Object(first), 'nextCursor'));
  const second = await call('GET', `?limit=2&q=studio&cursor=${encodeURIComponent(cursor)}`);
  expect(await second.json()).toMatchObject({ items: [{ partnerId: 'aa' }], nextCursor: null });
});

test('the list is exported, for the owner only', async () => {
  await addPartner(api, owner, { partnerName: 'Nord, Galerie', notes: '=1+1' });
  await addPartner(api, owner, { partnerId: 'gone', status: 'inactive' });
  const answer = await call('GET', '.csv?status=active');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="partners.csv"');
  const [, row, ...others] = (await answer.text()).trimEnd().split('\r\n');
  expect(row).toMatch(
    /^"Nord, Galerie",galerie-nord,nord@example\.com,20\.00,active,http.*,0,0\.00,.*,'=1\+1$/,
  );
  expect(others).toEqual([]);
  const { headers } = await staffSignedIn(api, { firstName: 'Ben' });
  expect((await call('GET', '.csv', undefined, headers)).status).toBe(403);
});

test('the audit log has the rate before and after a change', async () => {
  const { id } = await addPartner(api, owner, { commissionRate: '20.00' });
  await api.request(`/api/admin/selling-partners/${id}`, {
    method: 'PATCH',
    headers: owner.headers,
    body: { commissionRate: '12.50' },
  });
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'partner.changed'")).toEqual([
    { changes: { rateBp: { from: 2_000, to: 1_250 } } },
  ]);
});

test('the audit log names an affiliate by name', async () => {
  const { id } = await addPartner(api, owner);
  const answer = await api.request('/api/admin/audit-log?subject=galerie-nord', { headers: owner.headers });
  expect(JSON.stringify(await answer.json())).toContain('Galerie Nord');
  expect(readPartner(await (await call('GET', `/${id}`)).json()).id).toBe(id);
});

test('a page takes a fixed number of queries', async () => {
  const reading = api.get(AffiliateListQueries);
  await addPartner(api, owner);
  const one = await countQueries(api, () => reading.list({}));
  await addPartner(api, owner, { partnerId: 'studio-sued' });
  expect(await countQueries(api, () => reading.list({}))).toBe(one);
});
