import { startApi, type TestApi } from '../../../test/app/start-api';
import { confirmEmail, holder } from '../../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { CollectorDeleted } from '../../identity';
import { hashSecret, DomainEvents } from '../../platform';

const DAY_MS = 86_400_000;
const NOT_VALID = [404, { code: 'transfer_not_found' }];

let api: TestApi;
let ada: TestCollector & { coaId: string };
let elena: TestCollector;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await holder(api);
  elena = await signedIn(api, { firstName: 'Elena', lastName: 'Marsh' });
});
afterAll(() => api.close());

const ask = (body: object = { name: 'Elena Marsh', email: 'Elena@Example.com' }, { headers } = ada) =>
  api.request(`/api/collector/certificates/${ada.coaId}/transfers`, { method: 'POST', body, headers });

const answer = async (step: 'lookup' | 'confirm' | 'accept', token: string, headers = {}) => {
  const response = await api.request(`/api/certificate-transfers/${step}`, {
    method: 'POST',
    body: { token },
    headers,
  });
  return [response.status, await response.json()];
};

/** The secrets that were emailed to the two sides, told apart by what the database stores about them. */
async function mailedTokens(): Promise<{ toAda: string; toElena: string }> {
  await api.deliverOutbox();
  const mails = (await api.mails()).map((mail) => emailText(mail));
  const tokenIn = async (digest: string, to: string): Promise<string> => {
    const [kept] = await column(api, `SELECT ${digest} FROM certificate_transfers WHERE state = 'open'`);
    const tokens = mails
      .filter((mail) => new RegExp(`^To: ${to}`, 'im').test(mail))
      .flatMap((mail) => /token=([\w-]{43})/.exec(mail)?.[1] ?? []);
    return tokens.find((token) => hashSecret(token) === kept) ?? '';
  };
  return {
    toAda: await tokenIn('holder_digest', ada.email),
    toElena: await tokenIn('recipient_digest', elena.email),
  };
}

const asked = async () => {
  expect((await ask()).status).toBe(201);
  return mailedTokens();
};

const sheetStatus = async ({ headers }: TestCollector): Promise<number> =>
  (await api.request(`/api/collector/certificates/${ada.coaId}.pdf`, { headers })).status;

const holders = () => column(api, 'SELECT holder_collector_id FROM certificates');

test('after both sides respond, the certificate is the new owner’s, and the former holder’s sheet is gone at once', async () => {
  const { toAda, toElena } = await asked();
  expect(await answer('confirm', toAda)).toMatchObject([200, { role: 'holder', state: 'confirmed' }]);
  expect(await holders()).toEqual([ada.id]);
  expect(await answer('accept', toElena, elena.headers)).toMatchObject([200, { state: 'completed' }]);
  expect(await holders()).toEqual([elena.id]);
  expect([await sheetStatus(ada), await sheetStatus(elena)]).toEqual([404, 200]);
});

test('works in the other order as well', async () => {
  const { toAda, toElena } = await asked();
  expect(await answer('accept', toElena, elena.headers)).toMatchObject([200, { state: 'accepted' }]);
  expect(await answer('confirm', toAda)).toMatchObject([200, { state: 'completed' }]);
  expect(await holders()).toEqual([elena.id]);
});

test('simultaneous responses give it one new holder and one history entry', async () => {
  const { toAda, toElena } = await asked();
  const answers = [answer('confirm', toAda), answer('accept', toElena, elena.headers)];
  expect((await Promise.all(answers)).map(([status]) => status)).toEqual([200, 200]);
  expect(await holders()).toEqual([elena.id]);
  expect(await column(api, `SELECT kind FROM certificate_events ORDER BY id`)).toEqual([
    'issued',
    'transferred',
  ]);
});

test('the public history has states without names, and the holder’s list no orders of others', async () => {
  const { toAda, toElena } = await asked();
  await answer('confirm', toAda);
  await answer('accept', toElena, elena.headers);
  const text = await (await api.request(`/api/certificates/${ada.coaId}`)).text();
  expect(JSON.parse(text)).toMatchObject({
    state: 'transferred',
    history: [{ state: 'issued' }, { state: 'transferred' }],
  });
  expect(text).not.toMatch(/Byron|Marsh|@example/);
  const list = await api.request('/api/collector/certificates', { headers: elena.headers });
  expect(await list.json()).toMatchObject([{ coaId: ada.coaId, orderId: null, transfer: null }]);
});

test('a link works once', async () => {
  const { toAda } = await asked();
  await answer('confirm', toAda);
  expect(await answer('confirm', toAda)).toMatchObject(NOT_VALID);
});

test('links expire after seven days, and the holder can start again', async () => {
  const { toAda, toElena } = await asked();
  api.clock.advance(7 * DAY_MS);
  expect(await answer('lookup', toAda)).toMatchObject(NOT_VALID);
  expect(await answer('confirm', toAda)).toMatchObject(NOT_VALID);
  expect(await answer('accept', toElena, elena.headers)).toMatchObject(NOT_VALID);
  expect((await ask()).status).toBe(201);
});

test('a link shows its transfer as often as it is opened', async () => {
  const { toElena } = await asked();
  await answer('lookup', toElena);
  expect(await answer('lookup', toElena)).toMatchObject([
    200,
    { role: 'recipient', state: 'asked', from: 'Ada Byron', to: 'Elena Marsh', email: 'elena@example.com' },
  ]);
});

test('only the named address can accept', async () => {
  const { toElena } = await asked();
  const carl = await signedIn(api, { firstName: 'Carl' });
  const unproved = await signedIn(api, { email: 'elena@example.com', isConfirmed: false });
  expect(await answer('accept', toElena)).toMatchObject([401, { code: 'signed_out' }]);
  expect(await answer('accept', toElena, carl.headers)).toMatchObject([
    403,
    { code: 'transfer_for_another' },
  ]);
  expect(await answer('accept', toElena, unproved.headers)).toMatchObject([403, {}]);
});

test('a certificate has one open transfer, however many requests arrive at once', async () => {
  const statuses = await Promise.all([ask(), ask(), ask()].map(async (each) => (await each).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
});

test('a cancelled transfer’s links are dead, and the new owner is told', async () => {
  const { toAda, toElena } = await asked();
  const [id] = await column(api, 'SELECT id FROM certificate_transfers');
  const cancel = ({ headers }: TestCollector) =>
    api.request(`/api/collector/transfers/${String(id)}`, { method: 'DELETE', headers });
  expect((await cancel(elena)).status).toBe(404);
  expect((await cancel(ada)).status).toBe(204);
  expect(await answer('confirm', toAda)).toMatchObject(NOT_VALID);
  expect(await answer('accept', toElena, elena.headers)).toMatchObject(NOT_VALID);
  await api.deliverOutbox();
  expect((await api.mails()).join(' ')).toContain('was cancelled');
});

test('only the holder can start one, for someone else, with a name and an address', async () => {
  expect((await ask({ name: 'X', email: 'x@example.com' }, { ...ada, headers: elena.headers })).status).toBe(
    404,
  );
  const own = await ask({ name: 'Ada', email: 'ADA@example.com' });
  expect(await own.json()).toMatchObject({
    code: 'validation_failed',
    fields: { email: expect.any(String) },
  });
  const empty = await ask({ name: ' ', email: 'x' });
  expect(await empty.json()).toMatchObject({
    fields: {
      name: 'Please enter the name of the new owner.',
      email: 'Please enter a valid email address.',
    },
  });
});

test('a certificate that has been revoked cannot be transferred', async () => {
  const { toAda } = await asked();
  await api.request(`/api/admin/certificates/${ada.coaId}/revocation`, {
    method: 'POST',
    body: { reason: 'Sold twice' },
    headers: asOwner,
  });
  expect(await answer('confirm', toAda)).toMatchObject(NOT_VALID);
  expect(await (await ask()).json()).toMatchObject({ code: 'certificate_not_in_force' });
});

test('a transferred certificate stays with the new owner when the former one confirms their address again', async () => {
  const { toAda, toElena } = await asked();
  await answer('confirm', toAda);
  await answer('accept', toElena, elena.headers);
  await confirmEmail(api, ada);
  expect(await holders()).toEqual([elena.id]);
});

describe('addresses that differ by an accent belong to two people', () => {
  let eve: TestCollector;
  beforeEach(async () => {
    eve = await signedIn(api, { firstName: 'Eve', email: 'éléna@example.com' });
    await asked();
  });

  test('one cannot accept a transfer meant for the other', async () => {
    const { toElena } = await mailedTokens();
    expect(await answer('accept', toElena, eve.headers)).toMatchObject([
      403,
      { code: 'transfer_for_another' },
    ]);
  });

  test('deleting one’s account leaves the other’s transfer open', async () => {
    const deleted = new CollectorDeleted(eve.id, eve.email);
    await api.database.transaction(() => api.get(DomainEvents).publish(deleted));
    expect(await column(api, 'SELECT state FROM certificate_transfers')).toEqual(['open']);
    expect(await column(api, 'SELECT recipient_email FROM certificate_transfers')).toEqual([elena.email]);
  });
});

test.each(['ada', 'elena'] as const)(
  'a failed transfer keeps no name once %s has deleted the account',
  async (who) => {
    await ask();
    const [id] = await column(api, 'SELECT id FROM certificate_transfers');
    await api.request(`/api/collector/transfers/${String(id)}`, { method: 'DELETE', headers: ada.headers });
    const { id: collectorId, email } = { ada, elena }[who];
    const deleted = new CollectorDeleted(collectorId, email);
    await api.database.transaction(() => api.get(DomainEvents).publish(deleted));
    const names = 'SELECT CONCAT(recipient_name, recipient_email) FROM certificate_transfers';
    expect(await column(api, names)).toEqual(['']);
  },
);

test('one address in two spellings of its accent belongs to one person', async () => {
  const zoe = await signedIn(api, { firstName: 'Zoe', email: 'zoé@example.com' });
  expect((await ask({ name: 'Zoé', email: 'Zoe\u0301@example.com' })).status).toBe(201);
  expect(await column(api, 'SELECT recipient_email FROM certificate_transfers')).toEqual([zoe.email]);
});
