import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ToolError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { copyMedia } from './copy-media.mjs';
import { withDatabase } from './database-access.mjs';
import { decrypt, readIdentities } from './encryption.mjs';
import { withGallery } from './gallery-environment.mjs';
import { mediaStorage } from './media/media-storage.mjs';
import { replayBinaryLogs } from './replay-binary-logs.mjs';

/**
 * Restores a backup into the place that the environment names: a schema without tables, and no images.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.folder of the backups
 * @param {string} options.wanted a backup's name, or `latest`
 * @param {{ folder: string, until: Date | null } | null} options.logs binary logs to replay afterwards
 * @param {string | null} options.identity the file with the private key, for encrypted backups
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('../process/report.mjs').Report} options.report
 * @returns {Promise<string>} the backup's name
 */
export async function restore({ root, folder, wanted, logs, identity, env, report }) {
  const identities = identity === null ? [] : await readIdentities(identity);
  const repository = openRepository(folder, { identities });
  const name = await repository.find(wanted);
  const manifest = await repository.manifest(name);
  if (logs && !manifest.database.log)
    throw new ToolError(`The backup ${name} has no binary log position: its database wrote no binary logs.`);
  const isEncrypted = Boolean(manifest.encryption);
  if (isEncrypted && identity === null)
    throw new ToolError(`The backup ${name} is encrypted: name the file with its private key by --identity.`);
  const openDump = () =>
    readDump(repository.at(name, manifest.database.file), isEncrypted ? identities : null);
  const say = (sentence) => report.say(`    ${sentence}`);
  await report.step(`Checking the backup ${name}`, async () => {
    await assertChecksums(repository, name, manifest);
    // To the end, before anything is restored: someone who can change the file can change its checksum, too.
    if (isEncrypted) for await (const _chunk of openDump());
  });
  await withGallery({ root, env, say }, ({ databaseUrl, dataDir }) =>
    withDatabase({ databaseUrl, env, say }, async (access) => {
      const pictures = await mediaStorage({ env, dataDir });
      await assertEmpty(access, pictures);
      await report.step('Restoring images', async (note) => {
        let copied = 0;
        const onPicture = () => (copied += 1);
        await copyMedia({
          from: repository.pictures(isEncrypted),
          to: pictures,
          wanted: repository.picturesOf(name),
          onPicture,
        });
        note(`${copied} images`);
      });
      await report.step('Restoring the database', async () => {
        await loadDump(access, openDump());
        await assertRowCounts(access, manifest.database.tables);
      });
      if (logs)
        await report.step('Replaying the binary logs', (note) =>
          replayBinaryLogs(access, manifest.database, logs, note),
        );
    }),
  );
  return name;
}

/** @param {import('./backup-repository.mjs').BackupRepository} repository @param {string} name @param {import('./backup-repository.mjs').Manifest} manifest */
export async function assertChecksums(repository, name, { database, pictures }) {
  for (const { file, sha256 } of [database, pictures]) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(repository.at(name, file))) hash.update(chunk);
    if (hash.digest('hex') !== sha256)
      throw new ToolError(`The backup ${name} is damaged: the checksum of ${file} differs.`);
  }
}

/** A restore never overwrites anything. */
async function assertEmpty(access, pictures) {
  const tables = await access.query('SHOW TABLES');
  if (tables.length > 0)
    throw new ToolError(
      `The database ${access.schema} is not empty. Restore into a new one, then point the API to it.`,
    );
  for await (const { key } of pictures.list())
    throw new ToolError(
      `${pictures.where} is not empty (${key}). Restore into a new place, then point the API to it.`,
    );
}

/** @param {string} file @param {readonly string[] | null} identities null for a plain file */
function readDump(file, identities) {
  const bytes = createReadStream(file);
  return identities === null ? bytes : decrypt(bytes, identities, 'The database dump');
}

/**
 * Runs the statements of a compressed dump.
 * @param {import('./database-access.mjs').DatabaseAccess} access @param {AsyncIterable<Uint8Array>} dump
 */
export async function loadDump(access, dump) {
  const { input, output, ended } = access.load();
  output.resume();
  await pipeline(dump, createGunzip(), input).catch(async (error) => {
    // The client's message comes first. That its input closed is a consequence.
    await ended;
    throw error;
  });
  await ended;
}

/** @param {import('./database-access.mjs').DatabaseAccess} access @param {Record<string, number>} expected */
async function assertRowCounts(access, expected) {
  const counts = Object.keys(expected).map((table) => `SELECT '${table}', COUNT(*) FROM \`${table}\``);
  if (counts.length === 0) return;
  for (const [table = '', rows] of await access.query(counts.join(' UNION ALL ')))
    if (Number(rows) !== expected[table])
      throw new ToolError(
        `The table ${table} has ${rows} rows after the restore, and had ${expected[table]}.`,
      );
}
