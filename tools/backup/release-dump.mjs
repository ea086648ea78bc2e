/** The dump of each release, which every later version must be able to migrate to its own tables (ADR 0129). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { startThrowawayDatabase } from '../database/index.mjs';
import { ToolError } from '../process/report.mjs';
import { withDatabase } from './database-access.mjs';
import { dumpDatabase } from './dump-database.mjs';
import { loadDump } from './restore-backup.mjs';

const TESTS = 'services/api/test';

/** @param {string} root @param {string} version @param {'sql.gz' | 'json'} kind the rows, or what they answered */
const fileOf = (root, version, kind) => path.join(root, TESTS, 'releases', `${version}.${kind}`);

/**
 * Keeps the dump of the version in package.json, made from a gallery that has no owner.
 * @param {{ root: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} options
 * @returns {Promise<string>} the version
 */
export async function keepRelease({ root, env, report }) {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const dump = fileOf(root, version, 'sql.gz');
  if (existsSync(dump))
    throw new ToolError(
      `The dump of ${version} is kept already: raise the version in package.json, or delete ${path.relative(root, dump)} if nobody runs it.`,
    );
  await mkdir(path.dirname(dump), { recursive: true });
  const say = (sentence) => report.say(`    ${sentence}`);
  const database = await startThrowawayDatabase({ env, say });
  try {
    const url = new URL(database.url);
    url.pathname = '/gallery_test_1';
    await report.step('Filling a gallery', () =>
      fill(root, { ...env, GALLERY_TEST_DATABASE: database.url }, fileOf(root, version, 'json')),
    );
    await report.step('Dumping it', async (note) => {
      const { tables } = await withDatabase({ databaseUrl: url.href, env, say }, (access) =>
        dumpDatabase(access, dump, []),
      );
      const empty = Object.keys(tables).filter((table) => tables[table] === 0);
      note(`${Object.keys(tables).length} tables, without rows: ${empty.join(', ')}`);
    });
  } catch (error) {
    for (const kind of ['sql.gz', 'json']) await rm(fileOf(root, version, kind), { force: true });
    throw error;
  } finally {
    await database.stop();
  }
  return version;
}

async function fill(root, env, file) {
  const args = ['--require', `./${TESTS}/require-typescript.cjs`, `${TESTS}/releases/fill-release.ts`, file];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ToolError('The gallery of the release could not be filled.');
}

/**
 * Loads the dump of a release into the empty schema of DATABASE_URL.
 * @param {{ root: string, version: string, env: NodeJS.ProcessEnv, say: (sentence: string) => void }} options
 */
export async function loadRelease({ root, version, env, say }) {
  const dump = fileOf(root, version, 'sql.gz');
  if (!existsSync(dump)) throw new ToolError(`No dump of ${version} is kept.`);
  if (!env.DATABASE_URL) throw new ToolError('DATABASE_URL names the schema to load it into.');
  await withDatabase({ databaseUrl: env.DATABASE_URL, env, say }, async (access) => {
    const tables = await access.query('SHOW TABLES');
    if (tables.length > 0) throw new ToolError(`The database ${access.schema} is not empty.`);
    await loadDump(access, createReadStream(dump));
  });
}
