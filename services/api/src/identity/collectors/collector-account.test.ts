import { DataSource } from 'typeorm';
import { accountCalls, PASSWORD, tokenIn, type AccountAnswer } from '../../../test/builders/accounts';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { CollectorDeleted, CollectorDataExportRequested } from '..';
import { DomainEvents } from '../../platform';
import { AccountRetentionWorker } from './account-retention.worker';

const DAY = 86_400_000;
const NEXT = 'four more unrelated words';
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' };

let api: TestApi;
const deleted: CollectorDeleted[] = [];
/** The accounts that someone else could have locked in the meantime. */
const reachable: unknown[][] = [];
beforeAll(async () => {
  api = await startApi();
  api.get(DomainEvents).on(CollectorDeleted, async (event) => {
    deleted.push(event);
    const unlocked = 'SELECT id FROM collectors WHERE id = ? FOR UPDATE SKIP LOCKED';
    reachable.push(await api.get(DataSource).query(unlocked, [event.collectorId]));
  });
  api.get(DomainEvents).on(CollectorDataExportRequested, async ({ sections: parts, collectorId }) => {
    parts.set('shelf', [collectorId]);
  });
});
beforeEach(async () => {
  deleted.length = 0;
  reachable.length = 0;
  await api.reset();
});
afterAll(() => api.close());

const { post, signUp, signIn, as, me, mailsOf } = accountCalls(() => api);

/** An account with a confirmed address. */
async function confirmed(email = 'ada@example.com'): Promise<AccountAnswer> {
  const answers: AccountAnswer[] = [];
  const [mail] = await mailsOf(async () => answers.push(await signUp(email)));
  const [ada] = answers;
  if (!ada) throw new Error('no answer');
  await post('email-confirmations', { token: tokenIn(mail, 'confirm') }, as(ada));
  return ada;
}

interface Listed {
  id: string;
  device: string;
  isCurrent: boolean;
}

async function sessionsOf(caller: AccountAnswer): Promise<Listed[]> {
  const listed: Listed[] = JSON.parse(
    await (await api.request('/api/collectors/me/sessions', { headers: as(caller) })).text(),
  );
  return listed;
}

const endSession = async (caller: AccountAnswer, id: string | undefined): Promise<number> =>
  (await api.request(`/api/collectors/me/sessions/${id}`, { method: 'DELETE', headers: as(caller) })).status;

describe('password', () => {
  test('changes: the new one works, this session stays, every other one ends, and an email tells the owner', async () => {
    const ada = await confirmed();
    const other = await signIn();
    const change = () => post('me/password', { currentPassword: PASSWORD, newPassword: NEXT }, as(ada));
    const mails = await mailsOf(async () => expect((await change()).status).toBe(204));
    expect([await me(ada), await me(other)]).toEqual([200, 401]);
    expect([(await signIn()).status, (await signIn(undefined, NEXT)).status]).toEqual([401, 200]);
    expect(mails).toEqual([expect.stringContaining('was changed')]);
  });

  test.each([
    [{ currentPassword: 'not mine', newPassword: NEXT }, { currentPassword: 'This password is incorrect.' }],
    [
      { currentPassword: PASSWORD, newPassword: 'short' },
      { newPassword: 'Please use at least 10 characters.' },
    ],
  ])('%j is rejected at its field', async (body, fields) => {
    const ada = await signUp();
    expect(await post('me/password', body, as(ada))).toMatchObject({ status: 400, body: { fields } });
    expect((await signIn()).status).toBe(200);
  });
});

describe('email', () => {
  const change = (caller: AccountAnswer, email: string, password = PASSWORD) =>
    post('me/email', { email, password }, as(caller));

  test('changes once the new address’s link is followed; the current one is notified before', async () => {
    const ada = await confirmed();
    const mails = await mailsOf(async () => expect((await change(ada, 'New@example.com')).status).toBe(202));
    expect(mails.filter((mail) => mail.includes('To: ada@example.com'))).toHaveLength(1);
    const link = mails.find((mail) => mail.includes('To: new@example.com'));
    expect((await signIn('new@example.com')).status).toBe(401);
    const { body } = await post('email-confirmations', { token: tokenIn(link, 'confirm') }, as(ada));
    expect(body.email).toBe('new@example.com');
    expect([(await signIn('new@example.com')).status, (await signIn()).status]).toEqual([200, 401]);
  });

  test('needs the password', async () => {
    const ada = await confirmed();
    const mails = await mailsOf(async () =>
      expect(await change(ada, 'new@example.com', 'not mine')).toMatchObject({
        status: 400,
        body: { fields: { password: 'This password is incorrect.' } },
      }),
    );
    expect(mails).toEqual([]);
  });

  test('gets the same response for an address that has an account, whose owner is notified', async () => {
    await confirmed('grace@example.com');
    const ada = await confirmed();
    const mails = await mailsOf(async () =>
      expect(await change(ada, 'grace@example.com')).toMatchObject({ status: 202, body: {} }),
    );
    const told = mails.find((mail) => mail.includes('To: grace@example.com'));
    expect(told).toContain('You already have an account');
    expect(tokenIn(told, 'confirm')).toBe('none');
  });
});

describe('sessions', () => {
  test('are listed with the browser’s name, the caller’s own marked', async () => {
    const ada = await signUp();
    await signIn(undefined, PASSWORD, PHONE);
    const listed = await sessionsOf(ada);
    expect(listed.map(({ device, isCurrent }) => `${device}: ${isCurrent}`).toSorted()).toEqual([
      'A browser: true',
      'Chrome on Android: false',
    ]);
    expect(JSON.stringify(listed)).not.toContain(ada.body.sessionId);
  });

  test('that are revoked end at once', async () => {
    const ada = await signUp();
    const phone = await signIn(undefined, PASSWORD, PHONE);
    const other = (await sessionsOf(ada)).find(({ isCurrent }) => !isCurrent);
    expect(await endSession(ada, other?.id)).toBe(204);
    expect([await me(ada), await me(phone)]).toEqual([200, 401]);
  });

  test('of another collector are not found, and stay', async () => {
    const ada = await signUp();
    const eve = await signUp('eve@example.com');
    const [adas] = await sessionsOf(ada);
    expect(await endSession(eve, adas?.id)).toBe(404);
    expect(await me(ada)).toBe(200);
  });
});

test('the export has everything that modules store, and no secrets', async () => {
  const ada = await signUp();
  const answer = await api.request('/api/collectors/me/export', { headers: as(ada) });
  const text = await answer.text();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="collector-account.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: 'ada@example.com', firstName: 'Ada' },
    sessions: [{ device: 'A browser' }],
    history: [{ action: 'account.opened' }],
    shelf: [ada.body.collector.id],
  });
  expect(text).not.toMatch(/argon2|digest|127\.0\.0\.1/);
});

describe('deletion', () => {
  test('removes the account with its sessions and links, tells the other modules, and sends a farewell email', async () => {
    const ada = await confirmed();
    const other = await signIn();
    const mails = await mailsOf(async () =>
      expect((await post('me/deletion', { password: PASSWORD }, as(ada))).status).toBe(204),
    );
    expect([await me(ada), await me(other), (await signIn()).status]).toEqual([401, 401, 401]);
    expect(deleted).toEqual([new CollectorDeleted(ada.body.collector.id, 'ada@example.com')]);
    for (const table of [
      'collectors',
      "sessions WHERE kind = 'collector'",
      'account_links',
      'known_browsers',
    ])
      expect(await column(api, `SELECT COUNT(*) FROM ${table}`)).toEqual(['0']);
    expect(mails).toEqual([expect.stringContaining('has been deleted')]);
  });

  test('requested twice at once happens once, with one farewell email', async () => {
    const ada = await confirmed();
    const leave = () => post('me/deletion', { password: PASSWORD }, as(ada));
    const mails = await mailsOf(() => Promise.all([leave(), leave()]));
    expect(deleted).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  test('allows no other change to the account meanwhile', async () => {
    const ada = await confirmed();
    await post('me/deletion', { password: PASSWORD }, as(ada));
    expect(reachable).toEqual([[]]);
  });

  test('needs the password', async () => {
    const ada = await signUp();
    expect((await post('me/deletion', { password: 'not mine' }, as(ada))).status).toBe(400);
    expect(await me(ada)).toBe(200);
  });
});

test('after 30 days an unconfirmed account is deleted, a confirmed one stays', async () => {
  await confirmed();
  api.clock.advance(30 * DAY - 60_000);
  const late = await signUp('late@example.com');
  await signUp('never@example.com');
  await api.database.manager.query(
    "UPDATE collectors SET created_at = created_at - INTERVAL 31 DAY WHERE email = 'never@example.com'",
  );
  await api.get(AccountRetentionWorker).run();
  expect(await column(api, 'SELECT email FROM collectors ORDER BY email')).toEqual([
    'ada@example.com',
    'late@example.com',
  ]);
  expect(await me(late)).toBe(200);
});

test('the audit log says who did what, when and from which browser, without addresses', async () => {
  const ada = await confirmed();
  await post('me/password', { currentPassword: PASSWORD, newPassword: NEXT }, as(ada));
  const deeds: object[] = await api.database.manager.query(
    'SELECT action, actor_id, device FROM audit_log ORDER BY id',
  );
  expect(deeds).toMatchObject([
    { action: 'account.opened', actor_id: ada.body.collector.id, device: 'A browser' },
    { action: 'email.confirmed', actor_id: ada.body.collector.id },
    { action: 'password.changed', actor_id: ada.body.collector.id },
  ]);
  const kept = JSON.stringify(await api.database.manager.query('SELECT * FROM audit_log'));
  expect(kept).not.toMatch(/example\.com|127\.0\.0\.1|unrelated/);
});
