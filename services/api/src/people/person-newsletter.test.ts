import { addSubscriber } from '../../test/builders/letters';
import { writeMessage } from '../../test/builders/messages';
import { column } from '../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';

const DAY_MS = 86_400_000;

let api: TestApi;
let mara: TestStaff;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

const call = async (method: string, path: string, body?: object): Promise<unknown> =>
  (await api.request(`/api/admin/people${path}`, { method, body, headers: mara.headers })).json();

/** The id of Ada, who wrote a message. */
async function ada(): Promise<string> {
  await writeMessage(api);
  await call('GET', '');
  const [id] = await column(api, "SELECT id FROM people WHERE email = 'ada@example.com'");
  return String(id);
}

const audited = () => column(api, "SELECT action FROM audit_log WHERE action LIKE 'person.%' ORDER BY id");

test('consent given in person is stored with source and time, and in the audit log', async () => {
  const id = await ada();
  const at = new Date(api.clock.now().getTime() - DAY_MS).toISOString();
  expect(await call('POST', `/${id}/newsletter`, { note: 'Guest book of the opening', at })).toMatchObject({
    newsletter: 'confirmed',
    subscription: { sourcePage: 'staff', consentNote: 'Guest book of the opening', confirmedAt: at },
  });
  expect(await audited()).toEqual(['person.consent-recorded']);
});

test('it can be withdrawn and given again', async () => {
  const id = await ada();
  await call('POST', `/${id}/newsletter`, { note: 'By telephone' });
  expect(await call('DELETE', `/${id}/newsletter`)).toMatchObject({
    newsletter: 'ended',
    subscription: { endedBy: 'staff' },
  });
  expect(await call('POST', `/${id}/newsletter`, { note: 'By letter' })).toMatchObject({
    newsletter: 'confirmed',
    subscription: { endedBy: null, unsubscribedAt: null },
  });
  expect(await audited()).toEqual([
    'person.consent-recorded',
    'person.unsubscribed',
    'person.consent-recorded',
  ]);
});

test('someone who unsubscribed themselves cannot be subscribed again', async () => {
  const id = await ada();
  const { token } = await addSubscriber(api, 'ada@example.com');
  await api.request(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
  expect(await call('POST', `/${id}/newsletter`, { note: 'By telephone' })).toMatchObject({
    code: 'newsletter_ended',
  });
  expect(await column(api, 'SELECT state FROM newsletter_subscribers')).toEqual(['ended']);
  expect(await audited()).toEqual([]);
});

test.each([
  [{ note: ' ' }, 'note'],
  [{ note: 'By telephone', at: '2099-01-01T00:00:00Z' }, 'at'],
])('%j is rejected at its field', async (body, field) => {
  expect(await call('POST', `/${await ada()}/newsletter`, body)).toMatchObject({
    fields: { [field]: expect.any(String) },
  });
});
