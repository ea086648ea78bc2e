/** Everything that the doctor checks: what the console's page Health checks too, and the backups. */
import { createReadStream } from 'node:fs';
import {
  backupAgeProblem,
  COMMIT_SETTINGS_SQL,
  copyProblem,
  examine as examineGallery,
  look,
  partsOf,
} from '@gallery/health';
import { ENCRYPTED, decrypt, readIdentities } from '../backup/encryption.mjs';
import { openRepository } from '../backup/backup-repository.mjs';
import { momentOf } from '../backup/backup-times.mjs';
import { withDatabase } from '../backup/database-access.mjs';
import { offsiteStorage } from '../backup/offsite-copy.mjs';
import { assertChecksums } from '../backup/restore-backup.mjs';

/**
 * @typedef {import('@gallery/health').Finding} Finding
 *
 * @typedef {object} Examination
 * @property {NodeJS.ProcessEnv} env
 * @property {string} folder of the backups
 * @property {string | null} identity the file with the private key of the backups, to read one
 */

/** Filled in at deployment; the other settings have defaults. */
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
const ADDRESSES = ['PUBLIC_ORIGIN', 'ADMIN_ORIGIN', 'BRAND_EMAIL', 'MAIL_FROM', 'SMTP_URL'];

/** @param {Examination} examination @returns {Promise<Finding[]>} */
export async function examine(examination) {
  const findings = await Promise.all([examineGallery(galleryOf(examination)), lookAtBackups(examination)]);
  return findings.flat();
}

/** @param {Examination} examination @returns {import('@gallery/health').ExaminedGallery} */
function galleryOf({ env, folder }) {
  /** @param {string[]} names */
  const named = (names) => Object.fromEntries(names.map((name) => [name, env[name]]));
  const origin = env.WEB_ORIGIN || env.PUBLIC_ORIGIN || '';
  return {
    secrets: named(SECRETS),
    addresses: named(ADDRESSES),
    origins: [env.PUBLIC_ORIGIN, env.ADMIN_ORIGIN].filter(Boolean),
    api: { origin, parts: () => partsOf(origin) },
    stripe: {
      host: env.STRIPE_HOST || 'https://api.stripe.com',
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      webhookUrl: `${env.PUBLIC_ORIGIN}/api/stripe/webhook`,
    },
    mail: {
      server: env.SMTP_URL || null,
      sender: env.MAIL_FROM || env.BRAND_EMAIL || null,
      dkimSelector: env.MAIL_DKIM_SELECTOR || null,
    },
    folder,
    outbox: () => readOutbox(env),
    commitSettings: () => readCommitSettings(env),
  };
}

/** @param {Examination} examination */
async function lookAtBackups({ env, folder, identity }) {
  const repository = openRepository(folder);
  const latest = (await repository.names()).at(-1) ?? null;
  const at = latest === null ? null : new Date(momentOf(latest));
  const age = await look('Backup', () => backupAgeProblem(at, new Date()));
  if (latest === null) return [age];
  const whole = await look('Backup is whole', async () => {
    await assertChecksums(repository, latest, await repository.manifest(latest));
    if (identity !== null) await readDump(repository.at(latest, `database.sql.gz${ENCRYPTED}`), identity);
    return null;
  });
  const copy = await look(
    'Copy elsewhere',
    async () =>
      copyProblem(env.BACKUP_S3_BUCKET, (await offsiteStorage(env)?.size(`${latest}/manifest.json`)) ?? null),
    (why) => `The bucket of BACKUP_S3_BUCKET does not answer (${why}): compare its address and keys.`,
  );
  return [age, whole, copy];
}

/** To its end, so that every byte is decrypted. */
async function readDump(file, identity) {
  const bytes = decrypt(createReadStream(file), await readIdentities(identity), 'The latest backup');
  for await (const _chunk of bytes);
}

async function readOutbox(env) {
  const [oldest = '', dead = '0'] = await askDatabase(
    env,
    `SELECT COALESCE(MAX(IF(state = 'waiting', TIMESTAMPDIFF(SECOND, due_at, UTC_TIMESTAMP()), 0)), 0),
       COALESCE(SUM(state = 'dead'), 0) FROM outbox WHERE state IN ('waiting', 'dead')`,
  );
  return { oldestSeconds: Number(oldest), dead: Number(dead) };
}

async function readCommitSettings(env) {
  const [flushLog, hasBinaryLog, syncBinaryLog] = await askDatabase(env, COMMIT_SETTINGS_SQL);
  return {
    flushLog: Number(flushLog),
    hasBinaryLog: hasBinaryLog === '1',
    syncBinaryLog: Number(syncBinaryLog),
  };
}

/** @returns {Promise<string[]>} the first row */
async function askDatabase(env, sql) {
  if (!env.DATABASE_URL)
    throw new Error('DATABASE_URL is not set. Run the doctor with the gallery’s settings.');
  const [row = []] = await withDatabase({ databaseUrl: env.DATABASE_URL, env, say: () => {} }, ({ query }) =>
    query(sql),
  );
  return row;
}
