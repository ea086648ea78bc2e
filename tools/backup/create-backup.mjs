import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../process/report.mjs';
import { backupName, manifestFormat, openRepository, writeList } from './backup-repository.mjs';
import { copyMedia } from './copy-media.mjs';
import { withDatabase } from './database-access.mjs';
import { dumpDatabase } from './dump-database.mjs';
import { ENCRYPTED, readRecipients } from './encryption.mjs';
import { withGallery } from './gallery-environment.mjs';
import { mediaStorage } from './media/media-storage.mjs';

/**
 * Backs up the running gallery that the environment names: the database at one moment, then the images, so that every
 * image that a row names is included.
 * @param {{ root: string, folder: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} options
 * @returns {Promise<string>} its name
 */
export async function createBackup({ root, folder, env, report }) {
  const recipients = readRecipients(env);
  const repository = openRepository(folder, { recipients });
  const at = new Date();
  const name = backupName(at);
  const unfinished = repository.unfinishedAt(name);
  if (existsSync(repository.at(name)))
    throw new ToolError(`The backup ${name} already exists, or is in progress.`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const say = (sentence) => report.say(`    ${sentence}`);
  const isEncrypted = recipients.length > 0;
  if (!isEncrypted)
    say('WARNING: this backup is not encrypted. Set BACKUP_AGE_RECIPIENTS for a gallery with real buyers.');
  try {
    await withGallery({ root, env, say }, async ({ databaseUrl, dataDir }) => {
      const database = await withDatabase({ databaseUrl, env, say }, (access) =>
        report.step('Dumping the database', async (note) => {
          const about = await aboutOf(access);
          const file = `database.sql.gz${isEncrypted ? ENCRYPTED : ''}`;
          const target = path.join(unfinished, file);
          const { tables, log, bytes, sha256 } = await dumpDatabase(access, target, recipients);
          note(`${count(tables)} rows of ${Object.keys(tables).length} tables, ${megabytes(bytes)}`);
          return { ...about, file, bytes, sha256, tables, log };
        }),
      );
      const pictures = await report.step('Copying images', async (note) => {
        const from = await mediaStorage({ env, dataDir });
        const { kept, copied } = await keep(from, repository, isEncrypted);
        const file = 'pictures.txt.gz';
        const list = await writeList(path.join(unfinished, file), kept);
        const bytes = kept.reduce((sum, { size }) => sum + size, 0);
        note(
          `${kept.length} ${kept.length === 1 ? 'image' : 'images'}, ${megabytes(bytes)}, ${copied} of them new`,
        );
        return { file, count: kept.length, bytes, sha256: createHash('sha256').update(list).digest('hex') };
      });
      const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
      const manifest = {
        format: manifestFormat,
        at: at.toISOString(),
        gallery: version,
        encryption: isEncrypted ? { recipients } : null,
        database,
        pictures,
      };
      await writeFile(path.join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
    await rename(unfinished, repository.at(name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return name;
}

/** @param {import('./database-access.mjs').DatabaseAccess} access */
async function aboutOf(access) {
  const [[server = ''] = []] = await access.query('SELECT VERSION()');
  const tables = await access.query("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) throw new ToolError(`The database ${access.schema} contains no gallery.`);
  const [[migration = ''] = []] = await access.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  return { server, schema: access.schema, migration };
}

/** Copies all images. Those of an earlier backup are not read again. */
async function keep(from, repository, isEncrypted) {
  const earlier = new Map();
  const last = (await repository.names()).at(-1);
  if (last) for await (const picture of repository.picturesOf(last)) earlier.set(picture.key, picture);
  const kept = [];
  let copied = 0;
  await copyMedia({
    from,
    to: repository.pictures(isEncrypted),
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
