import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../process/report.mjs';
import { backupName, manifestFormat, openRepository, writeList } from './backup-repository.mjs';
import { copyMedia } from './copy-media.mjs';
import { withDatabase } from './database-access.mjs';
import { dumpDatabase } from './dump-database.mjs';
import { withGallery } from './gallery-environment.mjs';
import { mediaStorage } from './media/media-storage.mjs';

/**
 * Makes a backup of the gallery that the environment names, while it runs: the database as it is at one moment, and after it
 * the pictures, so that every picture that a row names is there.
 * @param {{ root: string, folder: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} options
 * @returns {Promise<string>} its name
 */
export async function createBackup({ root, folder, env, report }) {
  const shelf = openRepository(folder);
  const at = new Date();
  const name = backupName(at);
  const unfinished = shelf.unfinishedAt(name);
  if (existsSync(shelf.at(name)))
    throw new ToolError(`The backup ${name} is being made, or is there already.`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const say = (sentence) => report.say(`    ${sentence}`);
  try {
    await withGallery({ root, env, say }, async ({ databaseUrl, dataDir }) => {
      const database = await withDatabase({ databaseUrl, env, say }, (door) =>
        report.step('Dumping the database', async (note) => {
          const about = await aboutOf(door);
          const file = 'database.sql.gz';
          const { tables, log, bytes, sha256 } = await dumpDatabase(door, path.join(unfinished, file));
          note(`${count(tables)} rows of ${Object.keys(tables).length} tables, ${megabytes(bytes)}`);
          return { ...about, file, bytes, sha256, tables, log };
        }),
      );
      const pictures = await report.step('Copying pictures', async (note) => {
        const from = await mediaStorage({ env, dataDir });
        const { kept, copied } = await keep(from, shelf);
        const file = 'pictures.txt.gz';
        const list = await writeList(path.join(unfinished, file), kept);
        const bytes = kept.reduce((sum, { size }) => sum + size, 0);
        note(
          `${kept.length} ${kept.length === 1 ? 'picture' : 'pictures'}, ${megabytes(bytes)}, ${copied} of them new`,
        );
        return { file, count: kept.length, bytes, sha256: createHash('sha256').update(list).digest('hex') };
      });
      const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
      const manifest = { format: manifestFormat, at: at.toISOString(), gallery: version, database, pictures };
      await writeFile(path.join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
    await rename(unfinished, shelf.at(name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/** @param {import('./database-access.mjs').DatabaseDoor} door */
async function aboutOf(door) {
  const [[server = ''] = []] = await door.query('SELECT VERSION()');
  const tables = await door.query("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) throw new ToolError(`The database ${door.schema} has no gallery in it.`);
  const [[migration = ''] = []] = await door.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return { server, schema: door.schema, migration };
}

/** Every picture is there afterwards; what an earlier backup has brought is not read again. */
async function keep(from, shelf) {
  const earlier = new Map();
  const last = (await shelf.names()).at(-1);
  if (last) for await (const picture of shelf.picturesOf(last)) earlier.set(picture.key, picture);
  const kept = [];
  let copied = 0;
  await copyMedia({
    from,
    to: shelf.pictures,
    wanted: from.list(),
    known: ({ key, size }) => (earlier.get(key)?.size === size ? earlier.get(key) : undefined),
    onPicture: (picture, isCopied) => {
      kept.push(picture);
      if (isCopied) copied += 1;
    },
  });
  return { kept, copied };
}

const count = (tables) =>
  Object.values(tables)
    .reduce((sum, rows) => sum + rows, 0)
    .toLocaleString('en');

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
