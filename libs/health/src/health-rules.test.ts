import * as rules from './health-rules';

const now = new Date('2026-11-28T22:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

const settings = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  CERTIFICATE_SIGNING_KEY: 'sign',
  EVENT_PASS_KEY: 'pass',
  ADMIN_GATE_HASH: 'gate',
  ADMIN_SECRETS_KEY: 'second factors',
  BACKUP_AGE_RECIPIENTS: 'age1',
};
const certificate = { authorizationError: null, validTo: inDays(60) };
const url = 'https://blooms.art/api/stripe/webhook';
const endpoint = { url, status: 'enabled', events: ['a', 'b'] };
const disk = { free: 50e9, total: 80e9 };
const commits = { flushLog: 1, hasBinaryLog: true, syncBinaryLog: 1 };

test.each([
  ['secrets', rules.secretsProblem(settings)],
  ['addresses', rules.addressesProblem({ PUBLIC_ORIGIN: 'https://blooms.art' })],
  ['a certificate', rules.certificateProblem('blooms.art', certificate, now)],
  ['a clock', rules.clockProblem(-1_900)],
  ['a disk', rules.diskProblem('/backups', disk)],
  ['a backup', rules.backupAgeProblem(inDays(-1), now)],
  ['a copy', rules.copyProblem('copies', 1_200)],
  ['SPF', rules.spfProblem('blooms.art', ['google-site=1', 'v=spf1 include:mail.art -all'])],
  ['DMARC', rules.dmarcProblem('blooms.art', ['v=DMARC1; p=none'])],
  ['DKIM', rules.dkimProblem('s1._domainkey.blooms.art', ['v=DKIM1; k=rsa; p=MIGf'])],
  ['a key of Stripe', rules.stripeKeyProblem(200)],
  ['an endpoint', rules.webhookProblem(url, [endpoint], ['a', 'b'])],
  ['an endpoint for all', rules.webhookProblem(url, [{ ...endpoint, events: ['*'] }], ['a'])],
  ['an outbox', rules.outboxProblem({ oldestSeconds: 30, dead: 0 })],
  ['a part', rules.partProblem('redis', 'ok')],
  [
    'a database without a binary log',
    rules.commitsProblem({ ...commits, hasBinaryLog: false, syncBinaryLog: 0 }),
  ],
  ['a database with one', rules.commitsProblem(commits)],
])('a healthy %s has no problem', (_what, problem) => {
  expect(problem).toBeNull();
});

test.each([
  ['STRIPE_SECRET_KEY must be filled in', rules.secretsProblem({ ...settings, STRIPE_SECRET_KEY: ' ' })],
  ['have the same value', rules.secretsProblem({ ...settings, EVENT_PASS_KEY: 'gate' })],
  ['PUBLIC_ORIGIN still names', rules.addressesProblem({ PUBLIC_ORIGIN: 'https://gallery.example' })],
  ['MAIL_FROM still names', rules.addressesProblem({ MAIL_FROM: 'Gallery <sales@tfgallery.example>' })],
  ['has expired', rules.certificateProblem('h', { ...certificate, validTo: inDays(-1) }, now)],
  ['expires in 13 days', rules.certificateProblem('h', { ...certificate, validTo: inDays(13) }, now)],
  ['SELF_SIGNED', rules.certificateProblem('h', { ...certificate, authorizationError: 'SELF_SIGNED' }, now)],
  ['3 s behind', rules.clockProblem(-3_000)],
  ['only 7.0 GB', rules.diskProblem('/backups', { ...disk, free: 7e9 })],
  ['only 1.0 GB', rules.diskProblem('/backups', { free: 1e9, total: 2e9 })],
  ['no backup yet', rules.backupAgeProblem(null, now)],
  ['48 hours old', rules.backupAgeProblem(inDays(-2), now)],
  ['on this machine only', rules.copyProblem('', null)],
  ['does not have the latest', rules.copyProblem('copies', null)],
  ['no SPF record', rules.spfProblem('blooms.art', ['v=spf10'])],
  ['2 SPF records', rules.spfProblem('blooms.art', ['v=spf1 -all', 'v=spf1 ~all'])],
  ['no DMARC record', rules.dmarcProblem('blooms.art', [])],
  ['no DKIM key', rules.dkimProblem('s1._domainkey.blooms.art', ['v=DKIM1; p='])],
  ['rejects STRIPE_SECRET_KEY', rules.stripeKeyProblem(401)],
  ['Webhook Endpoints: Read', rules.stripeKeyProblem(403)],
  ['answers 500', rules.stripeKeyProblem(500)],
  ['sends no webhooks', rules.webhookProblem(url, [], ['a'])],
  ['has disabled', rules.webhookProblem(url, [{ ...endpoint, status: 'disabled' }], ['a'])],
  ['does not send c, d:', rules.webhookProblem(url, [endpoint], ['a', 'c', 'd'])],
  ['waiting for 20 minutes', rules.outboxProblem({ oldestSeconds: 1_200, dead: 0 })],
  ['2 emails failed for good', rules.outboxProblem({ oldestSeconds: 0, dead: 2 })],
  ['innodb_flush_log_at_trx_commit=1', rules.commitsProblem({ ...commits, flushLog: 2 })],
  ['sync_binlog=1', rules.commitsProblem({ ...commits, syncBinaryLog: 0 })],
  ['saves nothing', rules.partProblem('writes', 'away')],
  ['part tape of the API is not available', rules.partProblem('tape', 'away')],
  ['Migrations have not run', rules.partProblem('migrations', 'away')],
])('says "%s" in one sentence', (words, problem) => {
  expect(problem).toContain(words);
  expect(problem).toMatch(/^[^\n]+\.$/);
});
