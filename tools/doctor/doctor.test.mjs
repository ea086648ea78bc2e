import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { STRIPE_WEBHOOK_EVENT_TYPES } from '@gallery/health';
import { httpServer, mailServer, nameServer, tlsServer } from '@gallery/health/test-support';
import { startObjectStore } from '@gallery/object-store';
import { asked, at, backUp, galleryOf, keyPair } from '../backup/backup-test-support.mjs';

const COMMAND = path.resolve(import.meta.dirname, '../doctor.mjs');
const PARTS = { database: 'ok', migrations: 'ok', clock: 'ok', store: 'ok', redis: 'ok', documents: 'ok' };

let web;
let mail;
let names;
let store;
let settings;

beforeAll(async () => {
  web = await tlsServer(at('.'), 60);
  mail = await mailServer('right');
  names = await nameServer({
    'blooms.art': 'v=spf1 include:mail.art -all',
    '_dmarc.blooms.art': 'v=DMARC1; p=quarantine',
    's1._domainkey.blooms.art': 'v=DKIM1; p=MIGf',
  });
  store = await startObjectStore({ dir: at('elsewhere'), bucket: 'copies' });
});
afterAll(async () => {
  for (const server of [web, mail, names]) server.stop();
  await store.stop();
});

let stripe;
let api;

beforeEach(async () => {
  const origin = `https://localhost:${web.port}`;
  const endpoint = {
    url: `${origin}/api/stripe/webhook`,
    status: 'enabled',
    enabled_events: STRIPE_WEBHOOK_EVENT_TYPES,
  };
  stripe = await httpServer({ '/v1/webhook_endpoints': { body: { data: [endpoint] } } });
  api = await httpServer({ '/api/health/ready': { body: { status: 'ok', parts: PARTS } } });
  await asked(`
    DROP TABLE IF EXISTS outbox;
    CREATE TABLE outbox (state VARCHAR(10), due_at DATETIME(3));
    INSERT INTO outbox VALUES ('waiting', UTC_TIMESTAMP())`);
  const keys = await keyPair();
  const { MEDIA_S3_ACCESS_KEY_ID, MEDIA_S3_SECRET_ACCESS_KEY } = store.environment;
  // The name server of the test instead of the machine's.
  const preload = at('name-server.mjs');
  await writeFile(preload, `import dns from 'node:dns/promises';\ndns.setServers(['${names.address}']);\n`);
  settings = {
    ...galleryOf('gallery', 'from'),
    ...keys.env,
    PUBLIC_ORIGIN: origin,
    ADMIN_ORIGIN: origin,
    WEB_ORIGIN: api.url,
    STRIPE_HOST: stripe.url,
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    CERTIFICATE_SIGNING_KEY: 'sign',
    EVENT_PASS_KEY: 'pass',
    ADMIN_GATE_HASH: 'gate',
    ADMIN_SECRETS_KEY: 'second factors',
    SMTP_URL: `smtp://gallery:right@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'sales@blooms.art',
    MAIL_DKIM_SELECTOR: 's1',
    BACKUP_S3_BUCKET: store.bucket,
    BACKUP_S3_ENDPOINT: store.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: MEDIA_S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: MEDIA_S3_SECRET_ACCESS_KEY,
    NODE_EXTRA_CA_CERTS: web.cert,
    NODE_OPTIONS: `--import ${preload}`,
  };
});
afterEach(() => {
  for (const server of [stripe, api]) server.stop();
});

/** Runs the doctor as its user does. */
async function examine(changed = {}, args = []) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...settings, ...changed },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, wrong: output.split('\n').filter((line) => line.startsWith('✗')), output };
}

test('a gallery in order has no problems, and its backup can be decrypted', async () => {
  await backUp([], settings);
  await backUp(['copy'], settings);
  const { code, wrong, output } = await examine({}, ['--identity', at('identity.txt')]);
  // The machine's disk may be full, and the tests' database is not kept.
  expect(wrong.filter((line) => !/^✗ (Disk|Database durability)/.test(line))).toEqual([]);
  expect(output).toContain('✓ Copy elsewhere');
  expect(code).toBe(wrong.length === 0 ? 0 : 1);
});

test('a backup that the key cannot decrypt does not count', async () => {
  await backUp([], settings);
  await keyPair('another.txt');
  const { wrong } = await examine({}, ['--identity', at('another.txt')]);
  expect(wrong.join('\n')).toContain('encrypted to another key');
});

test('each part that fails is named, and the others are still checked', async () => {
  const { code, wrong } = await examine({
    NODE_EXTRA_CA_CERTS: '',
    WEB_ORIGIN: 'http://127.0.0.1:9',
    SMTP_URL: `smtp://gallery:wrong@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'sales@elsewhere.art',
    STRIPE_SECRET_KEY: '',
  });
  expect(code).toBe(1);
  const said = wrong.join('\n');
  for (const words of [
    'Settings: STRIPE_SECRET_KEY must be filled in',
    'Browsers refuse the certificate of localhost',
    'The API does not answer',
    'The mail server of SMTP_URL does not accept this machine',
    'elsewhere.art has no SPF record',
    'elsewhere.art has no DMARC record',
    's1._domainkey.elsewhere.art has no DKIM key',
    'There is no backup yet',
  ])
    expect(said).toContain(words);
});
