import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Fault } from '../run/report.mjs';
import { openShelf } from './backup-shelf.mjs';
import { copyPictures } from './copy-pictures.mjs';
import { withDatabase } from './database-door.mjs';
import { withGallery } from './gallery-at.mjs';
import { picturesOf } from './pictures/pictures.mjs';
import { replayLogs } from './replay-logs.mjs';

/**
 * Restores a backup into the empty place that the environment names: a schema without tables and no pictures.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.folder of the backups
 * @param {string} options.wanted a backup's name, or `latest`
 * @param {{ folder: string, until: Date | null } | null} options.logs binary logs to play on top of it
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('../run/report.mjs').Report} options.report
 * @returns {Promise<string>} the backup's name
 */
export async function restore({ root, folder, wanted, logs, env, report }) {
  const shelf = openShelf(folder);
  const name = await shelf.find(wanted);
  const manifest = await shelf.manifest(name);
  if (logs && !manifest.database.log)
    throw new Fault(`The backup ${name} does not say where the binary log was: its database wrote none.`);
  const say = (sentence) => report.say(`    ${sentence}`);
  await report.step(`Checking the backup ${name}`, () => guardSums(shelf, name, manifest));
  await withGallery({ root, env, say }, ({ databaseUrl, dataDir }) =>
    withDatabase({ databaseUrl, env, say }, async (door) => {
      const pictures = await picturesOf({ env, dataDir });
      await guardEmpty(door, pictures);
      await report.step('Restoring pictures', async (note) => {
        let copied = 0;
        const onPicture = () => (copied += 1);
        await copyPictures({ from: shelf.pictures, to: pictures, wanted: shelf.picturesOf(name), onPicture });
        note(`${copied} pictures`);
      });
      await report.step('Restoring the database', async () => {
        await load(door, shelf.at(name, manifest.database.file));
        await guardCounts(door, manifest.database.tables);
      });
      if (logs)
        await report.step('Playing the binary logs', (note) =>
          replayLogs(door, manifest.database, logs, note),
        );
    }),
  );
  return name;
}

/** @param {import('./backup-shelf.mjs').Shelf} shelf @param {string} name @param {import('./backup-shelf.mjs').Manifest} manifest */
export async function guardSums(shelf, name, { database, pictures }) {
  for (const { file, sha256 } of [database, pictures]) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(shelf.at(name, file))) hash.update(chunk);
    if (hash.digest('hex') !== sha256)
      throw new Fault(`The backup ${name} is damaged: ${file} is not what was written.`);
  }
}

/** A restore never writes over anything. */
async function guardEmpty(door, pictures) {
  const tables = await door.query('SHOW TABLES');
  if (tables.length > 0)
    throw new Fault(
      `The database ${door.schema} is not empty: restore into a new one, then point the API to it.`,
    );
  for await (const { key } of pictures.list())
    throw new Fault(
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

/** @param {import('./database-door.mjs').DatabaseDoor} door @param {Record<string, number>} expected */
async function guardCounts(door, expected) {
  const counts = Object.keys(expected).map((table) => `SELECT '${table}', COUNT(*) FROM \`${table}\``);
  if (counts.length === 0) return;
  for (const [table = '', rows] of await door.query(counts.join(' UNION ALL ')))
    if (Number(rows) !== expected[table])
      throw new Fault(`The table ${table} has ${rows} rows after the restore, and had ${expected[table]}.`);
}
