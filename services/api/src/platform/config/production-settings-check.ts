import type { EnvironmentReader } from './environment-reader';
import { readPlaintextHosts } from './infrastructure-settings';

const DEMO_SECRETS = ['sk_test_sandbox', 'pk_test_sandbox', 'whsec_sandbox'];

/** As Stripe issues them. A restricted key (`rk_live_`) is a secret key with fewer rights. */
const STRIPE_FORMS = {
  STRIPE_SECRET_KEY: { form: /^[sr]k_live_\w{16,}$/, words: 'a live key, sk_live_… or rk_live_…' },
  STRIPE_PUBLISHABLE_KEY: { form: /^pk_live_\w{16,}$/, words: 'a live key, pk_live_…' },
  STRIPE_WEBHOOK_SECRET: {
    form: /^whsec_[\w+/=-]{24,}$/,
    words: 'whsec_ and 24 characters or more, as Stripe shows it',
  },
};
/** 32 random bytes in any notation have more different characters than this, except one time in a billion. */
const MIN_DISTINCT = 8;
/**
 * The least that OWASP asks of Argon2id, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, and
 * what `owner.js gate` prints. Memory in KiB; salt and hash in characters of base64, 16 and 32 bytes.
 */
const MIN_ARGON2 = { memory: 19_456, passes: 2, salt: 22, hash: 43 };

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The settings that the check reads. */
interface CheckedSettings {
  database: { url: URL; tls: object | null };
  live: { redisUrl: URL | null };
  media: { store: { endpoint: URL } | null };
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; host: unknown };
  admin: { gateHash: string; isDemoGate: boolean; secretsKey: Buffer; isDemoKey: boolean };
  certificates: { isDemo: boolean };
  guestPasses: { key: string; isDemo: boolean };
  http: { publicOrigin: string; adminOrigin: string; trustedProxies: number };
}

/**
 * A public gallery must not run with secrets that everyone knows or can guess, or without a proxy that ends TLS.
 * No secret is repeated in an error.
 */
export function rejectDemoSettings(settings: CheckedSettings, read: EnvironmentReader): void {
  const { secretKey, publishableKey, webhookSecret } = settings.stripe;
  const keys = [
    ['STRIPE_SECRET_KEY', secretKey],
    ['STRIPE_PUBLISHABLE_KEY', publishableKey],
    ['STRIPE_WEBHOOK_SECRET', webhookSecret],
  ] as const;
  for (const [name, value] of keys) {
    if (DEMO_SECRETS.includes(value))
      read.addError(`${name} is the sandbox's key, which production refuses. Set your own.`);
    else if (!STRIPE_FORMS[name].form.test(value))
      read.addError(`${name} must be ${STRIPE_FORMS[name].words}, in production.`);
  }
  rejectWeakSecrets(settings, read);
  rejectPlaintext(settings, read);
  if (settings.admin.isDemoGate)
    read.addError("ADMIN_GATE_HASH is the demo's, which production refuses. Set your own.");
  if (settings.admin.isDemoKey)
    read.addError("ADMIN_SECRETS_KEY is the demo's, which production refuses. Make your own.");
  if (settings.certificates.isDemo)
    read.addError("CERTIFICATE_SIGNING_KEY is the demo's, which production refuses. Make your own.");
  if (settings.guestPasses.isDemo)
    read.addError("EVENT_PASS_KEY is the demo's, which production refuses. Make your own.");
  if (settings.stripe.host)
    read.addError('STRIPE_HOST points away from Stripe, which production refuses. Remove it.');
  // Both may call the API across origins: over http, anyone in between could impersonate them.
  const origins = { PUBLIC_ORIGIN: settings.http.publicOrigin, ADMIN_ORIGIN: settings.http.adminOrigin };
  for (const [name, origin] of Object.entries(origins)) {
    if (!origin.startsWith('https://')) read.addError(`${name} must start with https:// in production.`);
  }
  // Too few, and everyone has the proxy's address; too many, and callers choose their own. So it must be set.
  if (read.optional('TRUSTED_PROXIES') === null || settings.http.trustedProxies === 0) {
    read.addError(
      'TRUSTED_PROXIES must say in production how many proxies stand in front, 1 or more: one of them ends TLS.',
    );
  }
}

/** Keys that are long enough and still easy to guess. */
function rejectWeakSecrets({ admin, guestPasses }: CheckedSettings, read: EnvironmentReader): void {
  if (!admin.isDemoGate && !isStrongHash(admin.gateHash))
    read.addError(
      'ADMIN_GATE_HASH is weaker than production allows. Make it with `node services/api/dist/owner.js gate`.',
    );
  const keys = {
    ADMIN_SECRETS_KEY: admin.secretsKey,
    EVENT_PASS_KEY: guestPasses.key,
  };
  for (const [name, key] of Object.entries(keys)) {
    if (new Set(Buffer.from(key)).size < MIN_DISTINCT)
      read.addError(`${name} repeats a few characters, which can be guessed. Make it from 32 random bytes.`);
  }
}

function isStrongHash(hash: string): boolean {
  const parts = /\$m=(\d+),t=(\d+),p=\d+\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return false;
  const [, memory, passes, salt = '', digest = ''] = parts;
  return (
    Number(memory) >= MIN_ARGON2.memory &&
    Number(passes) >= MIN_ARGON2.passes &&
    salt.length >= MIN_ARGON2.salt &&
    digest.length >= MIN_ARGON2.hash
  );
}

/** Rows, sessions and pictures must not cross a network that others may read. */
function rejectPlaintext({ database, live, media }: CheckedSettings, read: EnvironmentReader): void {
  const allowed = readPlaintextHosts(read);
  const isPrivate = ({ hostname }: URL): boolean =>
    THIS_MACHINE.test(hostname) || allowed.includes(hostname.toLowerCase());
  const { url, tls } = database;
  const store = media.store?.endpoint;
  const unencrypted = [
    ...(tls === null && !url.searchParams.has('socketPath') && !isPrivate(url)
      ? ['DATABASE_URL needs DATABASE_TLS=required']
      : []),
    ...(live.redisUrl?.protocol === 'redis:' && !isPrivate(live.redisUrl)
      ? ['REDIS_URL must start with rediss://']
      : []),
    ...(store?.protocol === 'http:' && !isPrivate(store)
      ? ['MEDIA_S3_ENDPOINT must start with https://']
      : []),
  ];
  for (const what of unencrypted)
    read.addError(`${what} in production, or its host in PLAINTEXT_HOSTS if nobody else is in that network.`);
}
