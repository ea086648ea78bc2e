import { column } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { hashSecret, RetentionService } from '../../platform';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function post(path: string, body?: unknown, headers?: Record<string, string>) {
  const response = await api.request(path, { method: 'POST', body, headers });
  return { status: response.status, answer: await response.json() };
}

const subscribe = (body: object) => post('/api/email-subscribe', body);
const confirm = (token: string) => post('/api/newsletter/confirm', { token });
const unsubscribe = (token: string) => post(`/api/newsletter/unsubscribe?token=${token}`);

const subscribers = () =>
  column(api, "SELECT CONCAT(email, ' ', state, ' from ', source_page) FROM newsletter_subscribers");

/** Emails that this call causes. */
async function mailsOf(call: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await call();
  await api.deliverOutbox();
  return (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
}

const tokenIn = (mail: string | undefined): string =>
  /\/newsletter\/\w+\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? 'none';

/** Subscribes and opens the email. */
async function asked(email = 'ada@example.com'): Promise<string> {
  const [mail] = await mailsOf(() => subscribe({ email, sourcePage: 'cart' }));
  return tokenIn(mail);
}

/** Completes the subscription; returns the welcome email. */
async function welcomed(): Promise<string> {
  const token = await asked();
  const [mail] = await mailsOf(() => confirm(token));
  return mail ?? '';
}

const unknown = { code: 'newsletter_token_unknown', message: expect.any(String) };

test('a request sends an email with a link, and no letters until it is followed (S131, S149, G95)', async () => {
  const [mail, ...others] = await mailsOf(() =>
    subscribe({ email: ' Ada@Example.com ', sourcePage: 'cart' }),
  );
  expect(others).toEqual([]);
  expect(mail).toContain('To: ada@example.com');
  expect(mail).toContain('http://gallery.example/newsletter/confirm?token=');
  expect(await subscribers()).toEqual(['ada@example.com pending from cart']);
});

test('the database has only the digest of the email’s token', async () => {
  const token = await asked();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await column(api, 'SELECT confirm_digest FROM newsletter_subscribers')).toEqual([hashSecret(token)]);
});

test('the response is the same for known and unknown addresses', async () => {
  await welcomed();
  const known = await subscribe({ email: 'ADA@example.com', sourcePage: 'about' });
  const stranger = await subscribe({ email: 'eve@example.com', sourcePage: 'about' });
  expect(known).toEqual(stranger);
  expect(known).toEqual({ status: 200, answer: { message: expect.any(String) } });
});

test('an address gets one email per fifteen minutes, even for two simultaneous requests', async () => {
  const ask = () => subscribe({ email: 'ada@example.com', sourcePage: 'cart' });
  expect(await mailsOf(() => Promise.all([ask(), ask()]))).toHaveLength(1);
  expect(await mailsOf(ask)).toEqual([]);
  api.clock.advance(15 * MINUTE);
  expect(await mailsOf(ask)).toHaveLength(1);
});

test('a newer email replaces the earlier one', async () => {
  const first = await asked();
  api.clock.advance(15 * MINUTE);
  const second = await asked();
  expect(await confirm(first)).toMatchObject({ status: 404, answer: unknown });
  expect(await confirm(second)).toMatchObject({ status: 200 });
});

test('a confirmation sends a welcome with one-click unsubscribe (RFC 8058)', async () => {
  const welcome = await welcomed();
  expect(await subscribers()).toEqual(['ada@example.com confirmed from cart']);
  const token = tokenIn(welcome);
  expect(welcome).toContain(`http://gallery.example/newsletter/unsubscribe?token=${token}`);
  expect(welcome.replaceAll(/\r?\n\s+/g, ' ')).toContain(
    `List-Unsubscribe: <http://gallery.example/api/newsletter/unsubscribe?token=${token}>`,
  );
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('confirming twice succeeds and sends one welcome', async () => {
  const token = await asked();
  const emails = await mailsOf(async () => {
    const first = await confirm(token);
    expect(await confirm(token)).toEqual(first);
  });
  expect(emails.filter((mail) => mail.includes('Welcome'))).toHaveLength(1);
});

test.each(['nothing-of-ours', ''])('the token %j is rejected with a hint what to do', async (token) => {
  expect(await confirm(token)).toMatchObject({ status: 404, answer: unknown });
});

test('a link older than seven days is rejected', async () => {
  const token = await asked();
  api.clock.advance(7 * DAY);
  expect(await confirm(token)).toMatchObject({ status: 404, answer: unknown });
  expect(await subscribers()).toEqual(['ada@example.com pending from cart']);
});

test('a subscriber who asks again is told by email', async () => {
  await welcomed();
  api.clock.advance(15 * MINUTE);
  const [mail] = await mailsOf(() => subscribe({ email: 'ada@example.com', sourcePage: 'about' }));
  expect(mail).toContain('already');
  expect(await subscribers()).toEqual(['ada@example.com confirmed from cart']);
});

test('unsubscribing ends the letters, and can be repeated', async () => {
  const token = tokenIn(await welcomed());
  const first = await unsubscribe(token);
  expect(first).toEqual({ status: 200, answer: { message: expect.any(String) } });
  expect(await unsubscribe(token)).toEqual(first);
  expect(await subscribers()).toEqual(['ada@example.com ended from cart']);
});

test.each([
  ['a form', 'List-Unsubscribe=One-Click', FORM],
  [
    'a multipart form',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
])('an email client can post %s (RFC 8058)', async (_what, body, headers) => {
  const token = tokenIn(await welcomed());
  const { status } = await post(`/api/newsletter/unsubscribe?token=${token}`, body, headers);
  expect(status).toBe(200);
  expect(await subscribers()).toEqual(['ada@example.com ended from cart']);
});

test('other routes accept no form', async () => {
  expect(await post('/api/newsletter/confirm', 'token=abc', FORM)).toMatchObject({ status: 415 });
});

test.each(['%C3%A9', '%F0%9F%8C%B8', '%00', "'--"])(
  'the token %s is as unknown as any other',
  async (token) => {
    expect(await unsubscribe(token)).toMatchObject({ status: 404, answer: unknown });
  },
);

test.each(['é@example.com', 'ada@exämple.com'])('%s is an address of its own', async (email) => {
  const [mail] = await mailsOf(() => subscribe({ email, sourcePage: 'cart' }));
  expect(mail).toBeDefined();
  expect(await subscribers()).toEqual([`${email} pending from cart`]);
});

test('an unknown token ends nothing and says what to do', async () => {
  await welcomed();
  expect(await unsubscribe('nothing-of-ours')).toMatchObject({ status: 404, answer: unknown });
  expect(await subscribers()).toEqual(['ada@example.com confirmed from cart']);
});

test('someone who has unsubscribed can start again', async () => {
  const token = tokenIn(await welcomed());
  await unsubscribe(token);
  const again = await asked();
  await confirm(again);
  expect(await subscribers()).toEqual(['ada@example.com confirmed from cart']);
});

test('after 30 days only confirmed addresses are kept', async () => {
  await welcomed();
  await asked('never@example.com');
  api.clock.advance(30 * DAY - MINUTE);
  await asked('late@example.com');
  await api.get(RetentionService).run('newsletter-subscribers');
  expect(await subscribers()).toHaveLength(3);
  api.clock.advance(MINUTE);
  await api.get(RetentionService).run('newsletter-subscribers');
  expect(await subscribers()).toEqual([
    'ada@example.com confirmed from cart',
    'late@example.com pending from cart',
  ]);
});

test.each([
  [{ email: 'ada', sourcePage: 'cart' }, 'email'],
  [{ email: '', sourcePage: 'cart' }, 'email'],
  [{ email: `${'a'.repeat(250)}@example.com`, sourcePage: 'cart' }, 'email'],
  [{ email: 'ada@example.com', sourcePage: 'elsewhere' }, 'sourcePage'],
  [{ sourcePage: 'cart' }, 'email'],
])('%.60j is rejected at its field', async (body, field) => {
  const { status, answer } = await subscribe(body);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(String) } });
  expect(await subscribers()).toEqual([]);
});
