/** Everything that the doctor looks at, and what it makes of it. */
import { createReadStream } from 'node:fs';
import { ENCRYPTED, decrypt, readIdentities } from '../backup/encryption.mjs';
import { openRepository } from '../backup/backup-repository.mjs';
import { momentOf } from '../backup/backup-times.mjs';
import { withDatabase } from '../backup/database-access.mjs';
import { offsiteStorage } from '../backup/offsite-copy.mjs';
import { assertChecksums } from '../backup/restore-backup.mjs';
import { addressesOf, askStripe, certificateOf, diskOf, partsOf, signInToMail, textsOf } from './probes.mjs';
import * as rules from './rules.mjs';
import { STRIPE_EVENTS } from './stripe-events.mjs';

/**
 * @typedef {object} Finding
 * @property {string} what was looked at
 * @property {string | null} problem what is wrong and what to do, in a sentence; null when nothing is
 *
 * @typedef {object} Examination
 * @property {NodeJS.ProcessEnv} env
 * @property {string} folder of the backups
 * @property {string | null} identity the file with the private key of the backups, to read one
 */

/** @param {Examination} examination @returns {Promise<Finding[]>} */
export async function examine(examination) {
  const { env } = examination;
  const findings = await Promise.all([
    look('Settings', () => rules.secretsProblem(env) ?? rules.addressesProblem(env)),
    ...[...new Set([env.PUBLIC_ORIGIN, env.ADMIN_ORIGIN])].flatMap((origin) => lookAtOrigin(origin)),
    lookAtApi(env),
    lookAtStripe(env),
    ...lookAtMail(env),
    lookAtDisk(examination.folder),
    lookAtBackups(examination),
    look(
      'Outbox',
      () => outbox(env),
      (why) => `The database cannot be asked for waiting emails: ${why}`,
    ),
  ]);
  return findings.flat();
}

/**
 * @param {string} what @param {() => rules.Problem | Promise<rules.Problem>} ask
 * @param {(why: string) => string} [failed] the sentence for what cannot be looked at
 * @returns {Promise<Finding>}
 */
async function look(what, ask, failed = (why) => why) {
  try {
    return { what, problem: await ask() };
  } catch (error) {
    return { what, problem: failed(reasonOf(error)) };
  }
}

/** The innermost reason: fetch wraps it. @param {unknown} error @returns {string} */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
}

function lookAtOrigin(origin) {
  if (!origin) return [];
  const { hostname: host, port, protocol } = new URL(origin);
  const address = look(
    `Address of ${host}`,
    () => addressesOf(host).then(() => null),
    () => `${host} has no address: add an A record with this machine's address at your domain's provider.`,
  );
  if (protocol !== 'https:') return [address];
  const certificate = look(
    `Certificate of ${host}`,
    async () =>
      rules.certificateProblem(host, await certificateOf({ host, port: Number(port || 443) }), new Date()),
    (why) => `Nothing answers at ${origin} (${why}): start the proxy that ends TLS, and open port 443.`,
  );
  return [address, certificate];
}

async function lookAtApi(env) {
  const origin = env.WEB_ORIGIN || env.PUBLIC_ORIGIN;
  try {
    const parts = await partsOf(origin);
    return Object.keys(parts).map((part) => ({
      what: `API: ${part}`,
      problem: rules.partProblem(part, parts),
    }));
  } catch (error) {
    const problem = `The API does not answer at ${origin} (${reasonOf(error)}): see \`docker compose logs api-1\`.`;
    return [{ what: 'API', problem }];
  }
}

async function lookAtStripe(env) {
  const url = `${env.PUBLIC_ORIGIN}/api/stripe/webhook`;
  try {
    const host = env.STRIPE_HOST || 'https://api.stripe.com';
    const { status, endpoints, driftMs } = await askStripe({ host, secretKey: env.STRIPE_SECRET_KEY ?? '' });
    const problem = rules.stripeKeyProblem(status) ?? rules.webhookProblem(url, endpoints, STRIPE_EVENTS);
    return [
      { what: 'Stripe', problem },
      { what: 'Clock', problem: rules.clockProblem(driftMs) },
    ];
  } catch (error) {
    const problem = `Stripe cannot be reached (${reasonOf(error)}): let this machine connect to api.stripe.com, port 443.`;
    return [{ what: 'Stripe', problem }];
  }
}

function lookAtMail(env) {
  const domain = (env.MAIL_FROM || env.BRAND_EMAIL || '').split('@')[1]?.replace('>', '');
  const server = look(
    'Mail server',
    async () => {
      if (!env.SMTP_URL)
        return 'SMTP_URL is not set, so no email is sent: put your mail provider’s address into .env.';
      await signInToMail(env.SMTP_URL);
      return null;
    },
    (why) =>
      `The mail server of SMTP_URL does not accept this machine (${why}): compare host, port, user and password.`,
  );
  if (!domain)
    return [
      server,
      look('Sender', () => 'MAIL_FROM and BRAND_EMAIL are not set: name an address of your domain.'),
    ];
  const dkim = `${env.MAIL_DKIM_SELECTOR}._domainkey.${domain}`;
  const failed = (why) => `The records of ${domain} cannot be read (${why}): look at its name servers.`;
  return [
    server,
    look('SPF', async () => rules.spfProblem(domain, await textsOf(domain)), failed),
    look('DMARC', async () => rules.dmarcProblem(domain, await textsOf(`_dmarc.${domain}`)), failed),
    look(
      'DKIM',
      async () => {
        if (env.MAIL_DKIM_SELECTOR) return rules.dkimProblem(dkim, await textsOf(dkim));
        return 'MAIL_DKIM_SELECTOR is not set: put the selector that your mail provider shows into .env.';
      },
      failed,
    ),
  ];
}

/** In docker-compose.yml all volumes are on the same disk. */
const lookAtDisk = (folder) =>
  look(
    `Disk of ${folder}`,
    async () => rules.diskProblem(folder, await diskOf(folder)),
    (why) => `${folder} cannot be read (${why}): BACKUP_DIR must name the folder of the backups.`,
  );

/** @param {Examination} examination */
async function lookAtBackups({ env, folder, identity }) {
  const repository = openRepository(folder);
  const latest = (await repository.names()).at(-1) ?? null;
  const at = latest === null ? null : new Date(momentOf(latest));
  const age = await look('Backup', () => rules.backupAgeProblem(at, new Date()));
  if (latest === null) return [age];
  const whole = await look('Backup is whole', async () => {
    await assertChecksums(repository, latest, await repository.manifest(latest));
    if (identity !== null) await readDump(repository.at(latest, `database.sql.gz${ENCRYPTED}`), identity);
    return null;
  });
  const copy = await look(
    'Copy elsewhere',
    async () => rules.copyProblem((await offsiteStorage(env)?.size(`${latest}/manifest.json`)) ?? null, env),
    (why) => `The bucket of BACKUP_S3_BUCKET does not answer (${why}): compare its address and keys.`,
  );
  return [age, whole, copy];
}

/** To its end, so that every byte is decrypted. */
async function readDump(file, identity) {
  const bytes = decrypt(createReadStream(file), await readIdentities(identity), 'The latest backup');
  for await (const _chunk of bytes);
}

async function outbox(env) {
  if (!env.DATABASE_URL) return 'DATABASE_URL is not set: run the doctor with the settings of the gallery.';
  const [[oldest = '', dead = '0'] = []] = await withDatabase(
    { databaseUrl: env.DATABASE_URL, env, say: () => {} },
    ({ query }) =>
      query(
        `SELECT COALESCE(MAX(IF(state = 'waiting', TIMESTAMPDIFF(SECOND, due_at, UTC_TIMESTAMP()), 0)), 0),
           COALESCE(SUM(state = 'dead'), 0) FROM outbox WHERE state IN ('waiting', 'dead')`,
      ),
  );
  return rules.outboxProblem({ oldestSeconds: Number(oldest), dead: Number(dead) });
}
