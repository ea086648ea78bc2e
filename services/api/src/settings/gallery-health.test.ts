import dns from 'node:dns/promises';
import { once } from 'node:events';
import net from 'node:net';
import { STRIPE_WEBHOOK_EVENT_TYPES } from '@gallery/health';
import { httpServer, mailServer, nameServer } from '@gallery/health/test-support';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { timeFactor } from '../../test/app/time-factor';
import { staffSignedIn } from '../../test/builders/staff';
import type { HealthReport } from './dto/settings-record.dto';

const ORIGIN = 'http://localhost:8080';
const PASSWORD = 'password-of-the-mail-server';

const machinesNameServers = dns.getServers();
const running: { stop: () => unknown }[] = [];
const apis: TestApi[] = [];

beforeAll(async () => {
  const names = await nameServer({ 'blooms.art': 'v=spf1 include:mail.art -all' });
  running.push(names);
  dns.setServers([names.address]);
});
afterAll(async () => {
  dns.setServers(machinesNameServers);
  for (const api of apis) await api.close();
  for (const server of running) server.stop();
});

async function startedApi(smtpUrl: string): Promise<TestApi> {
  const endpoint = {
    url: `${ORIGIN}/api/stripe/webhook`,
    status: 'enabled',
    enabled_events: STRIPE_WEBHOOK_EVENT_TYPES.filter((type) => type !== 'charge.refunded'),
  };
  const stripe = await httpServer({ '/v1/webhook_endpoints': { body: { data: [endpoint] } } });
  running.push(stripe);
  const api = await startApi({
    own: true,
    env: {
      PUBLIC_ORIGIN: ORIGIN,
      ADMIN_ORIGIN: ORIGIN,
      STRIPE_HOST: stripe.url,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'sales@blooms.art',
      BRAND_EMAIL: 'sales@blooms.art',
    },
  });
  apis.push(api);
  return api;
}

const read = (api: TestApi, headers = asOwner): Promise<Response> =>
  api.request('/api/admin/settings/health', { headers });

async function report(api: TestApi): Promise<HealthReport> {
  const answer: HealthReport = JSON.parse(await (await read(api)).text());
  return answer;
}

const findingOf = ({ findings }: HealthReport, what: string) =>
  findings.find((finding) => finding.what === what);

describe('with a mail server', () => {
  let api: TestApi;
  beforeAll(async () => {
    const mail = await mailServer('another');
    running.push(mail);
    api = await startedApi(`smtp://gallery:${PASSWORD}@127.0.0.1:${mail.port}`);
  });

  test('tells the owner in a sentence what is wrong', async () => {
    const found = await report(api);
    for (const [what, words] of [
      ['Mail server', 'does not accept this machine (Invalid login: 535 wrong password)'],
      ['DMARC', 'blooms.art has no DMARC record'],
      ['DKIM', 'MAIL_DKIM_SELECTOR is not set'],
      ['Stripe', 'does not send charge.refunded'],
    ] as const)
      expect(findingOf(found, what)).toEqual({
        what,
        state: 'wrong',
        sentence: expect.stringContaining(words),
      });
  });

  test('lists what is in order too', async () => {
    const found = await report(api);
    for (const what of ['Settings', 'Address of localhost:8080', 'API: database', 'Clock', 'SPF', 'Outbox'])
      expect(findingOf(found, what)).toEqual({ what, state: 'ok', sentence: null });
  });

  test('asks the database whether a power cut could lose sales', async () => {
    const [{ flushLog } = { flushLog: NaN }] = await api.database.manager.query<{ flushLog: number }[]>(
      'SELECT @@innodb_flush_log_at_trx_commit AS flushLog',
    );
    expect(findingOf(await report(api), 'Database durability')?.state).toBe(flushLog === 1 ? 'ok' : 'wrong');
  });

  test('marks what the API cannot check as unchecked', async () => {
    const found = await report(api);
    expect(findingOf(found, 'Backups')).toMatchObject({ state: 'unchecked' });
    expect(findingOf(found, 'Certificate of localhost:8080')).toMatchObject({ state: 'unchecked' });
  });

  test('returns no secrets', async () => {
    const text = await (await read(api)).text();
    const { stripe, guestPasses, admin } = api.settings;
    for (const secret of [PASSWORD, stripe.secretKey, stripe.webhookSecret, guestPasses.key, admin.gateHash])
      expect(text).not.toContain(secret);
  });

  test('returns the same within 30 seconds, or while it runs', async () => {
    api.clock.advance(31_000);
    const [one, other] = await Promise.all([report(api), report(api)]);
    api.clock.advance(28_000);
    const kept = await report(api);
    api.clock.advance(3_000);
    const next = await report(api);

    expect([other.checkedAt, kept.checkedAt]).toEqual([one.checkedAt, one.checkedAt]);
    expect(next.checkedAt).not.toBe(one.checkedAt);
  });

  test('staff cannot read it', async () => {
    const { headers } = await staffSignedIn(api);
    expect((await read(api, headers)).status).toBe(403);
  });
});

test('gives up on a server that never responds after the probe’s time limit', async () => {
  const silent = net.createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const sockets: net.Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  running.push({ stop: () => silent.close() });
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('The silent server has no port.');
  const api = await startedApi(`smtp://127.0.0.1:${address.port}`);

  const askedAt = performance.now();
  const found = await report(api);
  const tookMs = performance.now() - askedAt;
  for (const socket of sockets) socket.destroy();

  expect(findingOf(found, 'Mail server')).toMatchObject({ state: 'wrong' });
  expect(tookMs).toBeGreaterThan(3_000);
  // Far below the two minutes of the mail library, and far above four seconds on a busy machine.
  expect(tookMs).toBeLessThan(20_000 * timeFactor);
});
