import { generateKeyPairSync } from 'node:crypto';
import { SettingsError } from './environment-reader';
import { Settings } from './settings';

const database = { DATABASE_URL: 'mysql://gallery@localhost/gallery' };

function faultsOf(environment: Record<string, string>): string[] {
  try {
    Settings.read(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test('production rejects the sandbox', () => {
  const errors = faultsOf({ ...database, NODE_ENV: 'production', STRIPE_HOST: 'http://127.0.0.1:8082' });

  expect(errors).toHaveLength(11);
  expect(errors.join(' ')).toMatch(
    /STRIPE_SECRET_KEY .* STRIPE_PUBLISHABLE_KEY .* STRIPE_WEBHOOK_SECRET .* ADMIN_GATE_HASH .* ADMIN_SECRETS_KEY .* CERTIFICATE_SIGNING_KEY .* EVENT_PASS_KEY .* STRIPE_HOST .* PUBLIC_ORIGIN .* ADMIN_ORIGIN .* TRUSTED_PROXIES/,
  );
});

test('production rejects the demo’s key for passes', () => {
  expect(faultsOf({ ...database, NODE_ENV: 'production' })).toContain(
    "EVENT_PASS_KEY is the demo's, which production refuses. Make your own.",
  );
});

const gateHash = ({ memory = 19_456, passes = 2, saltBytes = 16, hashBytes = 32 } = {}): string => {
  const bytes = (count: number) => Buffer.alloc(count, 7).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${bytes(saltBytes)}$${bytes(hashBytes)}`;
};

const ownProduction = () => ({
  ...database,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://gallery.example',
  ADMIN_ORIGIN: 'https://console.gallery.example',
  TRUSTED_PROXIES: '1',
  STRIPE_SECRET_KEY: 'sk_live_51Nq8ZkLmPwXyT2vB',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Nq8ZkLmPwXyT2vB',
  STRIPE_WEBHOOK_SECRET: 'whsec_Nq8ZkLmPwXyT2vBcD4eF6gH8',
  CERTIFICATE_SIGNING_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64'),
  EVENT_PASS_KEY: 'a-key-for-passes-that-nobody-knows',
  ADMIN_GATE_HASH: gateHash(),
  ADMIN_SECRETS_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64'),
});

test('production runs on its own keys', () => {
  expect(faultsOf(ownProduction())).toEqual([]);
});

test.each([
  ['STRIPE_WEBHOOK_SECRET', 'a-word'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_short'],
  ['STRIPE_SECRET_KEY', 'sk_test_51Nq8ZkLmPwXyT2vB'],
  ['STRIPE_SECRET_KEY', 'sk_live_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_51Nq8ZkLmPwXyT2vB'],
  ['ADMIN_GATE_HASH', gateHash({ memory: 8 })],
  ['ADMIN_GATE_HASH', gateHash({ passes: 1 })],
  ['ADMIN_GATE_HASH', gateHash({ saltBytes: 8 })],
  ['ADMIN_GATE_HASH', gateHash({ hashBytes: 16 })],
  ['EVENT_PASS_KEY', 'a'.repeat(64)],
  ['EVENT_PASS_KEY', 'secret'.repeat(8)],
  ['ADMIN_SECRETS_KEY', Buffer.alloc(32).toString('base64')],
])('production rejects the weak %s %s, without repeating it', (name, value) => {
  expect(faultsOf({ ...ownProduction(), [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} `)),
  ]);
  expect(faultsOf({ ...ownProduction(), [name]: value }).join()).not.toContain(value);
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://gallery@db.example/gallery' }, 'DATABASE_TLS=required'],
  ['REDIS_URL', { REDIS_URL: 'redis://redis.example:6379' }, 'rediss://'],
  [
    'MEDIA_S3_ENDPOINT',
    {
      MEDIA_S3_ENDPOINT: 'http://store.example',
      MEDIA_S3_BUCKET: 'gallery',
      MEDIA_S3_ACCESS_KEY_ID: 'key',
      MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    },
    'https://',
  ],
])('production rejects a remote %s without TLS, unless its host is named', (name, remote, remedy) => {
  const [error, ...others] = faultsOf({ ...ownProduction(), ...remote });
  expect(error).toMatch(new RegExp(`^${name} .*${remedy}`));
  expect(others).toEqual([]);
  const PLAINTEXT_HOSTS = 'db.example, redis.example,store.example';
  expect(faultsOf({ ...ownProduction(), ...remote, PLAINTEXT_HOSTS })).toEqual([]);
});

test('production accepts remote services with TLS, and a local socket without', () => {
  const DATABASE_URL = 'mysql://gallery@db.example/gallery';
  const REDIS_URL = 'rediss://redis.example:6379';
  expect(faultsOf({ ...ownProduction(), DATABASE_URL, DATABASE_TLS: 'required', REDIS_URL })).toEqual([]);
  const socket = 'mysql://gallery@db.example/gallery?socketPath=%2Frun%2Fmysqld.sock';
  expect(faultsOf({ ...ownProduction(), DATABASE_URL: socket })).toEqual([]);
});

test('production accepts a restricted Stripe key', () => {
  expect(faultsOf({ ...ownProduction(), STRIPE_SECRET_KEY: 'rk_live_51Nq8ZkLmPwXyT2vB' })).toEqual([]);
});

test.each(['', '0'])('production behind %j proxies requires one that ends TLS', (TRUSTED_PROXIES) => {
  expect(faultsOf({ ...ownProduction(), TRUSTED_PROXIES })).toEqual([
    'TRUSTED_PROXIES must say in production how many proxies stand in front, 1 or more: one of them ends TLS.',
  ]);
});

test('in production the console only uses its own origin, unless configured otherwise', () => {
  const isAdminOnShop = (more: object) =>
    Settings.read({ ...ownProduction(), ...more }).http.isAdminOnShopOrigin;
  expect([isAdminOnShop({}), isAdminOnShop({ ADMIN_ON_SHOP_ORIGIN: 'true' })]).toEqual([false, true]);
  expect(Settings.read(database).http.isAdminOnShopOrigin).toBe(true);
});

test('production over http is rejected, since it would send cookies unencrypted', () => {
  expect(faultsOf({ ...ownProduction(), PUBLIC_ORIGIN: 'http://gallery.example' })).toEqual([
    'PUBLIC_ORIGIN must start with https:// in production.',
  ]);
});
