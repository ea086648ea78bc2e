import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ToolError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { copyMedia } from './copy-media.mjs';
import { withDatabase } from './database-access.mjs';
import { withGallery } from './gallery-environment.mjs';
import { mediaStorage } from './media/media-storage.mjs';
import { replayBinaryLogs } from './replay-binary-logs.mjs';

/**
 * Restores a backup into the empty place that the environment names: a schema without tables and no pictures.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.folder of the backups
 * @param {string} options.wanted a backup's name, or `latest`
 * @param {{ folder: string, until: Date | null } | null} options.logs binary logs to play on top of it
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('../process/report.mjs').Report} options.report
 * @returns {Promise<string>} the backup's name
 */
export async function restore({ root, folder, wanted, logs, env, report }) {
  const shelf = openRepository(folder);
  const name = await shelf.find(wanted);
  const manifest = await shelf.manifest(name);
  if (logs && !manifest.database.log)
    throw new ToolError(`The backup ${name} does not say where the binary log was: its database wrote none.`);
  const say = (sentence) => report.say(`    ${sentence}`);
  await report.step(`Checking the backup ${name}`, () => guardSums(shelf, name, manifest));
  await withGallery({ root, env, say }, ({ databaseUrl, dataDir }) =>
    withDatabase({ databaseUrl, env, say }, async (door) => {
      const pictures = await mediaStorage({ env, dataDir });
      await guardEmpty(door, pictures);
      await report.step('Restoring pictures', async (note) => {
        let copied = 0;
        const onPicture = () => (copied += 1);
        await copyMedia({ from: shelf.pictures, to: pictures, wanted: shelf.picturesOf(name), onPicture });
        note(`${copied} pictures`);
      });
      await report.step('Restoring the database', async () => {
        await load(door, shelf.at(name, manifest.database.file));
        await guardCounts(door, manifest.database.tables);
      });
      if (logs)
        await report.step('Playing the binary logs', (note) =>
          replayBinaryLogs(door, manifest.database, logs, note),
        );
    }),
  );
  return name;
}

/** @param {import('./backup-repository.mjs').Shelf} shelf @param {string} name @param {import('./backup-repository.mjs').Manifest} manifest */
export async function guardSums(shelf, name, { database, pictures }) {
  for (const { file, sha256 } of [database, pictures]) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(shelf.at(name, file))) hash.update(chunk);
    if (hash.digest('hex') !== sha256)
      throw new ToolError(`The backup ${name} is damaged: ${file} is not what was written.`);
  }
}

/** A restore never writes over anything. */
async function guardEmpty(door, pictures) {
  const tables = await door.query('SHOW TABLES');
  if (tables.length > 0)
    throw new ToolError(
      `The database ${door.schema} is not empty: restore into a new one, then point the API to it.`,
    );
  for await (const { key } of pictures.list())
    throw new ToolError(
      `${pictures.where} is not empty (${key}): restore into a new place, then point the API to it.`,
    );
}

async function load(door, file) {
  const { input, output, ended } = door.load();
  output.resume();
  await pipeline(createReadStream(file), createGunzip(), input).catch(async (error) => {
    // The client's own words come first: that its input was closed only follows.
    await ended;
    throw error;
  });
  await ended;
}

/** @param {import('./database-access.mjs').DatabaseDoor} door @param {Record<string, number>} expected */
async function guardCounts(door, expected) {
  const counts = Object.keys(expected).map((table) => `SELECT '${table}', COUNT(*) FROM \`${table}\``);
  if (counts.length === 0) return;
  for (const [table = '', rows] of await door.query(counts.join(' UNION ALL ')))
    if (Number(rows) !== expected[table])
      throw new ToolError(
        `The table ${table} has ${rows} rows after the restore, and had ${expected[table]}.`,
      );
}
