/** What is wrong with the results of the probes. */
import type { DiskRoom, ShownCertificate, WebhookEndpoint } from './probes';

/** What is wrong and what to do, in a sentence; null when nothing is. */
export type Problem = string | null;

/** Settings by the names of their variables. */
export type NamedSettings = Readonly<Record<string, string | undefined>>;

const DAY_MS = 86_400_000;
const CERTIFICATE_DAYS = 14;
const MAX_DRIFT_MS = 2_000;
const MIN_FREE_SHARE = 0.1;
const MIN_FREE_BYTES = 2_000_000_000;
const MAX_BACKUP_AGE_MS = 26 * 3_600_000;
const MAX_OUTBOX_SECONDS = 900;

/** A domain that exists in documentation only (RFC 2606). */
const EXAMPLE = /\.example(\W|$)/;

/** @param secrets filled in at deployment; the other settings have defaults */
export function secretsProblem(secrets: NamedSettings): Problem {
  const filled = Object.entries(secrets).map(([name, value]) => ({ name, value: value?.trim() ?? '' }));
  const missing = filled.filter(({ value }) => value === '').map(({ name }) => name);
  if (missing.length > 0) return `${missing.join(', ')} must be filled in: see .env.example.`;
  for (const [index, { name, value }] of filled.entries()) {
    const other = filled.slice(0, index).find((each) => each.value === value);
    if (other) return `${other.name} and ${name} have the same value: generate a new one for either.`;
  }
  return null;
}

/** @param addresses that name a domain */
export function addressesProblem(addresses: NamedSettings): Problem {
  const examples = Object.keys(addresses).filter((name) => EXAMPLE.test(addresses[name] ?? ''));
  if (examples.length > 0)
    return `${examples.join(', ')} still ${examples.length === 1 ? 'names' : 'name'} the example's domain: put your own into .env.`;
  return null;
}

/** Whether browsers accept the certificate of a host, and for how long. */
export function certificateProblem(
  host: string,
  { authorizationError, validTo }: ShownCertificate,
  now: Date,
): Problem {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return `The certificate of ${host} has expired: check the log of the proxy that renews it.`;
  if (authorizationError !== null)
    return `Browsers refuse the certificate of ${host} (${authorizationError}): have the proxy get one for this name.`;
  if (days < CERTIFICATE_DAYS)
    return `The certificate of ${host} expires in ${days} days and was not renewed: check the log of the proxy.`;
  return null;
}

/** @param driftMs how far this machine is ahead */
export function clockProblem(driftMs: number): Problem {
  if (Math.abs(driftMs) <= MAX_DRIFT_MS) return null;
  const seconds = Math.round(Math.abs(driftMs) / 1_000);
  return `The clock of this machine is ${seconds} s ${driftMs > 0 ? 'ahead' : 'behind'}: synchronize it (timedatectl set-ntp true).`;
}

/** Whether the disk of a folder has room. */
export function diskProblem(folder: string, { free, total }: DiskRoom): Problem {
  if (free >= MIN_FREE_BYTES && free >= total * MIN_FREE_SHARE) return null;
  return `The disk of ${folder} has only ${(free / 1e9).toFixed(1)} GB left: free some space or use a larger disk.`;
}

/** @param latest when the last backup was made; null without one */
export function backupAgeProblem(latest: Date | null, now: Date): Problem {
  if (latest === null)
    return 'There is no backup yet: see `docker compose logs backup`, or make one with `npm run backup`.';
  const age = now.getTime() - latest.getTime();
  if (age <= MAX_BACKUP_AGE_MS) return null;
  return `The latest backup is ${Math.round(age / 3_600_000)} hours old: see \`docker compose logs backup\`.`;
}

/** @param texts TXT records of the domain */
export function spfProblem(domain: string, texts: readonly string[]): Problem {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 1) return null;
  return records.length === 0
    ? `${domain} has no SPF record: add the TXT record (v=spf1 …) that your mail provider shows.`
    : `${domain} has ${records.length} SPF records, which makes all of them invalid: merge them into one.`;
}

/** @param texts TXT records of _dmarc */
export const dmarcProblem = (domain: string, texts: readonly string[]): Problem =>
  texts.some((text) => /^v=DMARC1\s*;/i.test(text))
    ? null
    : `${domain} has no DMARC record: add the TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`;

/** @param name of the record */
export const dkimProblem = (name: string, texts: readonly string[]): Problem =>
  texts.some((text) => /(^|;)\s*p=[\w+/=]/.test(text))
    ? null
    : `${name} has no DKIM key: add the record that your mail provider shows, or correct MAIL_DKIM_SELECTOR.`;

/** @param url where the endpoint should be @param events that it has to send */
export function webhookProblem(
  url: string,
  endpoints: readonly WebhookEndpoint[],
  events: readonly string[],
): Problem {
  const endpoint = endpoints.find((each) => each.url === url);
  if (!endpoint)
    return `Stripe sends no webhooks to ${url}: create the endpoint as docs/first-night.md says.`;
  if (endpoint.status !== 'enabled')
    return `Stripe has disabled the webhook endpoint ${url}: enable it in the dashboard.`;
  const { events: sent } = endpoint;
  const missing = sent.includes('*') ? [] : events.filter((event) => !sent.includes(event));
  if (missing.length === 0) return null;
  return `Stripe's webhook endpoint does not send ${missing.join(', ')}: add them in the dashboard.`;
}

/** What is waiting in the outbox. */
export interface OutboxState {
  /** How long the oldest email has been due. */
  oldestSeconds: number;
  /** Emails that were given up. */
  dead: number;
}

/** Whether emails leave. */
export function outboxProblem({ oldestSeconds, dead }: OutboxState): Problem {
  if (oldestSeconds > MAX_OUTBOX_SECONDS)
    return `Emails have been waiting for ${Math.round(oldestSeconds / 60)} minutes: see Emails in the console and the mail server's log.`;
  if (dead > 0) return `${dead} emails failed for good: send them again under Emails in the console.`;
  return null;
}

/** What the database server does with a commit before it answers. */
export interface CommitSettings {
  /** `innodb_flush_log_at_trx_commit`. */
  flushLog: number;
  /** Whether it writes a binary log. */
  hasBinaryLog: boolean;
  /** `sync_binlog`. */
  syncBinaryLog: number;
}

/** Queries them, with any account, as columns `flushLog`, `hasBinaryLog` and `syncBinaryLog`. */
export const COMMIT_SETTINGS_SQL =
  'SELECT @@innodb_flush_log_at_trx_commit AS flushLog, @@log_bin AS hasBinaryLog, @@sync_binlog AS syncBinaryLog';

/** Whether a commit that was answered survives a power cut. */
export function commitsProblem({ flushLog, hasBinaryLog, syncBinaryLog }: CommitSettings): Problem {
  if (flushLog !== 1)
    return 'A power failure can lose the latest sales: set innodb_flush_log_at_trx_commit=1 at the database server.';
  if (hasBinaryLog && syncBinaryLog !== 1)
    return 'After a power failure the binary log can miss sales, and so can a restore from it: set sync_binlog=1.';
  return null;
}

const PARTS: Readonly<Record<string, string>> = {
  database: 'The database does not answer: see `docker compose logs database`.',
  migrations: 'Migrations have not run: docker compose run --rm migrate.',
  clock: 'The clocks of this machine and the database server differ: synchronize both (NTP).',
  writes:
    'The database answers but saves nothing: see `docker compose logs database`, and whether its disk is full.',
  store: 'The object store does not answer: see `docker compose logs store` and the MEDIA_S3_ settings.',
  redis: 'Redis does not answer: see `docker compose logs redis`.',
  documents: 'The API has no pages to render: docker compose run --rm --no-deps publish.',
};

/** @param state `ok` or `away`, as readiness says it */
export const partProblem = (part: string, state: string): Problem =>
  state === 'away'
    ? (PARTS[part] ?? `The part ${part} of the API is not available: see docs/operations.md, Health.`)
    : null;

/** @param status of Stripe's answer */
export function stripeKeyProblem(status: number): Problem {
  if (status === 200) return null;
  if (status === 401)
    return 'Stripe rejects STRIPE_SECRET_KEY: copy it again from the dashboard, Developers, API keys.';
  if (status === 403)
    return 'The restricted key may not read webhook endpoints: give it "Webhook Endpoints: Read" in the dashboard.';
  return `Stripe answers ${status}: see https://status.stripe.com, and try again.`;
}

/** @param bucket of the copies, if there is one @param bytes of the latest backup's manifest there; null without */
export function copyProblem(bucket: string | undefined, bytes: number | null): Problem {
  if (!bucket)
    return 'Backups are on this machine only: set BACKUP_S3_BUCKET and its keys, at another provider.';
  return bytes === null
    ? `The bucket ${bucket} does not have the latest backup: docker compose run --rm backup node tools/backup.mjs copy.`
    : null;
}
