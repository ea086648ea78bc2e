/** What the doctor makes of what it saw. Each rule returns what is wrong and what to do, in a sentence; null when nothing is. */

/** @typedef {string | null} Problem */

const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 14;
const MAX_DRIFT_MS = 2_000;
const MIN_FREE_SHARE = 0.1;
const MIN_FREE_BYTES = 2_000_000_000;
const MAX_BACKUP_AGE_MS = 26 * 3_600_000;
const MAX_OUTBOX_SECONDS = 900;

/** Filled in by whoever deploys; the other settings have defaults. */
const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CERTIFICATE_SIGNING_KEY',
  'EVENT_PASS_KEY',
  'ADMIN_GATE_HASH',
  'ADMIN_SECRETS_KEY',
  'BACKUP_AGE_RECIPIENTS',
];
/** A domain that exists in documentation only (RFC 2606). */
const EXAMPLE = /\.example(\W|$)/;

/** @param {Record<string, string | undefined>} env @returns {Problem} */
export function secretsProblem(env) {
  const missing = SECRETS.filter((name) => !env[name]?.trim());
  if (missing.length > 0) return `${missing.join(', ')} must be filled in in .env, as .env.example says.`;
  const seen = new Map();
  for (const name of SECRETS) {
    const other = seen.get(env[name]);
    if (other) return `${other} and ${name} have the same value: make one of them anew.`;
    seen.set(env[name], name);
  }
  return null;
}

/** @param {Record<string, string | undefined>} env @returns {Problem} */
export function addressesProblem(env) {
  const names = ['PUBLIC_ORIGIN', 'ADMIN_ORIGIN', 'BRAND_EMAIL', 'MAIL_FROM', 'SMTP_URL'];
  const examples = names.filter((name) => EXAMPLE.test(env[name] ?? ''));
  if (examples.length > 0)
    return `${examples.join(', ')} still name the example's domain: put your own into .env.`;
  return null;
}

/** @param {string} host @param {{ authorizationError: string | null, validTo: Date }} certificate @param {Date} now @returns {Problem} */
export function certificateProblem(host, { authorizationError, validTo }, now) {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < 0)
    return `The certificate of ${host} has expired: look into the log of the proxy that renews it.`;
  if (authorizationError !== null)
    return `Browsers refuse the certificate of ${host} (${authorizationError}): have the proxy get one for this name.`;
  if (days < CERTIFICATE_DAYS)
    return `The certificate of ${host} ends in ${days} days and was not renewed: look into the log of the proxy.`;
  return null;
}

/** @param {number} driftMs how far this machine is ahead @returns {Problem} */
export function clockProblem(driftMs) {
  if (Math.abs(driftMs) <= MAX_DRIFT_MS) return null;
  const seconds = Math.round(Math.abs(driftMs) / 1_000);
  return `The clock of this machine is ${seconds} s ${driftMs > 0 ? 'ahead' : 'behind'}: synchronize it (timedatectl set-ntp true).`;
}

/** @param {string} folder @param {{ free: number, total: number }} disk bytes @returns {Problem} */
export function diskProblem(folder, { free, total }) {
  if (free >= MIN_FREE_BYTES && free >= total * MIN_FREE_SHARE) return null;
  return `The disk of ${folder} has only ${(free / 1e9).toFixed(1)} GB left: make room or take a larger one.`;
}

/** @param {Date | null} latest @param {Date} now @returns {Problem} */
export function backupAgeProblem(latest, now) {
  if (latest === null)
    return 'There is no backup yet: see `docker compose logs backup`, or make one by `npm run backup`.';
  const age = now.getTime() - latest.getTime();
  if (age <= MAX_BACKUP_AGE_MS) return null;
  return `The latest backup is ${Math.round(age / 3_600_000)} hours old: see \`docker compose logs backup\`.`;
}

/** @param {string} domain @param {readonly string[]} texts TXT records of the domain @returns {Problem} */
export function spfProblem(domain, texts) {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 1) return null;
  return records.length === 0
    ? `${domain} has no SPF record: add the TXT record (v=spf1 …) that your mail provider shows.`
    : `${domain} has ${records.length} SPF records, which makes all of them invalid: join them into one.`;
}

/** @param {string} domain @param {readonly string[]} texts TXT records of _dmarc @returns {Problem} */
export const dmarcProblem = (domain, texts) =>
  texts.some((text) => /^v=DMARC1\s*;/i.test(text))
    ? null
    : `${domain} has no DMARC record: add the TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`;

/** @param {string} name of the record @param {readonly string[]} texts @returns {Problem} */
export const dkimProblem = (name, texts) =>
  texts.some((text) => /(^|;)\s*p=[\w+/=]/.test(text))
    ? null
    : `${name} has no DKIM key: add the record that your mail provider shows, or correct MAIL_DKIM_SELECTOR.`;

/**
 * @param {string} url where the endpoint should be
 * @param {readonly { url: string, status: string, enabled_events: readonly string[] }[]} endpoints
 * @param {readonly string[]} events that it has to send @returns {Problem}
 */
export function webhookProblem(url, endpoints, events) {
  const endpoint = endpoints.find((each) => each.url === url);
  if (!endpoint)
    return `Stripe sends no webhooks to ${url}: create the endpoint as docs/first-night.md says.`;
  if (endpoint.status !== 'enabled')
    return `Stripe has disabled the webhook endpoint ${url}: enable it in the dashboard.`;
  const sent = endpoint.enabled_events;
  const missing = sent.includes('*') ? [] : events.filter((event) => !sent.includes(event));
  if (missing.length === 0) return null;
  return `Stripe's webhook endpoint does not send ${missing.join(', ')}: add them in the dashboard.`;
}

/** @param {{ oldestSeconds: number, dead: number }} outbox @returns {Problem} */
export function outboxProblem({ oldestSeconds, dead }) {
  if (oldestSeconds > MAX_OUTBOX_SECONDS)
    return `Emails have been waiting for ${Math.round(oldestSeconds / 60)} minutes: see the page Emails of the console and the mail server's log.`;
  if (dead > 0) return `${dead} emails were given up: send them again from the page Emails of the console.`;
  return null;
}

const PARTS = {
  database: 'The database does not answer: see `docker compose logs database`.',
  migrations: 'Migrations have not run: docker compose run --rm migrate.',
  clock: "The clocks of this machine and of the database's differ: synchronize both (NTP).",
  store: 'The object store does not answer: see `docker compose logs store` and the MEDIA_S3_ settings.',
  redis: 'Redis does not answer: see `docker compose logs redis`.',
  documents: 'The API has no pages to render: docker compose run --rm --no-deps publish.',
};

/** @param {keyof typeof PARTS} part @param {Record<string, string>} parts as readiness says them @returns {Problem} */
export const partProblem = (part, parts) => (parts[part] === 'away' ? PARTS[part] : null);

/** @param {number} status of Stripe's answer @returns {Problem} */
export function stripeKeyProblem(status) {
  if (status === 200) return null;
  if (status === 401)
    return 'Stripe refuses STRIPE_SECRET_KEY: copy it again from the dashboard, Developers, API keys.';
  if (status === 403)
    return 'The restricted key may not read webhook endpoints: give it "Webhook Endpoints: Read" in the dashboard.';
  return `Stripe answers ${status}: see https://status.stripe.com, and try again.`;
}

/** @param {number | null} bytes of the latest backup's manifest there @param {Record<string, string | undefined>} env @returns {Problem} */
export function copyProblem(bytes, env) {
  if (!env.BACKUP_S3_BUCKET)
    return 'Backups are on this machine only: set BACKUP_S3_BUCKET and its keys, at another provider.';
  return bytes === null
    ? `The bucket ${env.BACKUP_S3_BUCKET} does not have the latest backup: docker compose run --rm backup node tools/backup.mjs copy.`
    : null;
}
