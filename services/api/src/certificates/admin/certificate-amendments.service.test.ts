import { startApi, type TestApi } from '../../../test/app/start-api';
import { holder } from '../../../test/builders/certificates';
import type { TestCollector } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { CollectorDataExportRequested, CollectorDeleted } from '../../identity';
import { Database, DomainEvents } from '../../platform';
import { SiteContentService } from '../../site-content';
import { defaultSections } from '../../site-content/sections/default-sections';

let api: TestApi;
let ada: TestCollector & { coaId: string };
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await holder(api);
});
afterAll(() => api.close());

const act = async (deed: string, body?: object, headers: Record<string, string> = asOwner) => {
  const response = await api.request(`/api/admin/certificates/${ada.coaId}/${deed}`, {
    method: 'POST',
    body,
    headers,
  });
  return { status: response.status, answer: await response.json() };
};

const publicOf = async (coaId: string) => (await api.request(`/api/certificates/${coaId}`)).json();

const signature = { src: `/api/uploads/${'a'.repeat(32)}.svg`, alt: 'Signature' };

const writeSignature = (): Promise<void> =>
  api
    .get(SiteContentService)
    .saveSection('about', { ...defaultSections(api.settings.brand).about, signature });

test('applies the photographer’s signature to a certificate once (C43)', async () => {
  expect(await act('signature')).toMatchObject({ status: 409, answer: { code: 'no_signature' } });
  await writeSignature();
  expect(await act('signature')).toMatchObject({ status: 200, answer: { signatureApplied: true } });
  api.clock.advance(60_000);
  await act('signature');
  expect(await column(api, 'SELECT signature_src FROM certificates')).toEqual([signature.src]);
  const list = await api.request('/api/collector/certificates', { headers: ada.headers });
  expect(await list.json()).toMatchObject([{ signatureApplied: true }]);
});

test('a revoked certificate stays revoked, and its reason is not public', async () => {
  expect(await act('revocation', { reason: 'Returned' })).toMatchObject({ answer: { state: 'revoked' } });
  expect(await publicOf(ada.coaId)).toMatchObject({
    state: 'revoked',
    history: [{ state: 'issued' }, { state: 'revoked' }],
  });
  expect(JSON.stringify(await publicOf(ada.coaId))).not.toContain('Returned');
  expect(await act('revocation', { reason: 'Again' })).toMatchObject({
    status: 409,
    answer: { code: 'certificate_not_in_force' },
  });
  expect(await column(api, `SELECT action FROM audit_log WHERE subject_kind = 'certificate'`)).toEqual([
    'certificate.revoked',
  ]);
});

test('replacing a destroyed print’s certificate issues one with the same number to the same holder (G22)', async () => {
  const { status, answer } = await act('replacement', { reason: 'Burnt' });
  expect([status, answer]).toMatchObject([201, { state: 'issued', replaces: ada.coaId }]);
  expect(await publicOf(ada.coaId)).toMatchObject({ state: 'replaced', editionNumber: 1 });
  const [coaId] = await column(api, `SELECT coa_id FROM certificates WHERE state = 'issued'`);
  expect(await publicOf(ada.coaId)).toMatchObject({ replacedBy: coaId });
  expect(await publicOf(String(coaId))).toMatchObject({ editionNumber: 1, replaces: ada.coaId });
  expect(await column(api, 'SELECT holder_collector_id FROM certificates')).toEqual([ada.id, ada.id]);
});

test.each(['signature', 'revocation', 'replacement'])('%s is for the owner only', async (deed) => {
  expect((await act(deed, { reason: 'x' }, ada.headers)).status).toBe(401);
});

test('a reason is required', async () => {
  expect(await act('revocation', { reason: ' ' })).toMatchObject({
    status: 400,
    answer: { fields: { reason: 'Please enter a reason.' } },
  });
});

test('deleting an account leaves its certificate valid, without a name', async () => {
  const deleted = new CollectorDeleted(ada.id, ada.email);
  await api.get(Database).transaction(() => api.get(DomainEvents).publish(deleted));
  expect(await publicOf(ada.coaId)).toMatchObject({ state: 'issued', history: [{ state: 'issued' }] });
  expect(await column(api, 'SELECT CONCAT(holder_name, holder_email) FROM certificates')).toEqual(['']);
  expect(await column(api, 'SELECT holder_name FROM certificate_events')).toEqual(['']);
});

test('deleting an account ends its open transfers', async () => {
  await api.request(`/api/collector/certificates/${ada.coaId}/transfers`, {
    method: 'POST',
    body: { name: 'Elena', email: 'elena@example.com' },
    headers: ada.headers,
  });
  const deleted = new CollectorDeleted(ada.id, ada.email);
  await api.get(Database).transaction(() => api.get(DomainEvents).publish(deleted));
  expect(await column(api, 'SELECT state FROM certificate_transfers')).toEqual(['cancelled']);
});

test('an export lists the certificates held', async () => {
  const asked = new CollectorDataExportRequested(ada.id);
  await api.get(DomainEvents).publish(asked);
  expect(asked.sections.get('certificates')).toMatchObject([{ coaId: ada.coaId, holderName: 'Ada Byron' }]);
});
