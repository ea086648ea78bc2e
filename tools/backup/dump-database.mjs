import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ToolError } from '../process/report.mjs';
import { DumpReader } from './dump-reader.mjs';

/** Keys of days that are deleted so that visitors cannot be known again (ADR 0070): only the table is kept. */
const NEVER_KEPT = 'visit_daily_salts';

/**
 * Dumps the database as it is at one moment, while it is in use.
 * @param {import('./database-access.mjs').DatabaseDoor} door
 * @param {string} file that is written, compressed
 * @returns {Promise<import('./dump-reader.mjs').DumpSummary & { bytes: number, sha256: string }>}
 */
export async function dumpDatabase(door, file) {
  const { schema, programs } = door;
  const [[version = '', hasLogs = '0'] = []] = await door.query('SELECT VERSION(), @@log_bin');
  const position = programs.kind === 'mariadb' ? '--master-data=2' : '--source-data=2';
  const common = [
    '--default-character-set=utf8mb4',
    '--hex-blob',
    '--no-tablespaces',
    '--skip-dump-date',
    ...(programs.kind === 'mysql' ? ['--set-gtid-purged=OFF'] : []),
    ...(programs.kind === 'mysql' && version.includes('MariaDB') ? ['--column-statistics=0'] : []),
  ];
  const reader = new DumpReader();
  const digest = digesting();
  const written = pipeline(reader, createGzip(), digest.stream, createWriteStream(file));
  // Somebody awaits it below; a dump that fails first must not end the process.
  written.catch(() => {});
  const tables = await door.query('SHOW TABLES');
  const isThere = tables.some(([name]) => name === NEVER_KEPT);
  await append(
    door.run(programs.dump, [
      ...common,
      '--single-transaction',
      '--quick',
      '--triggers',
      ...(hasLogs === '1' ? [position] : []),
      ...(isThere ? [`--ignore-table=${schema}.${NEVER_KEPT}`] : []),
      schema,
    ]),
    reader,
  );
  if (isThere) await append(door.run(programs.dump, [...common, '--no-data', schema, NEVER_KEPT]), reader);
  reader.end();
  await written;
  if (!reader.summary.isWhole) throw new ToolError('The dump of the database broke off.');
  return { ...reader.summary, bytes: digest.bytes, sha256: digest.hash.digest('hex') };
}

/** @param {import('./database-access.mjs').RunningProgram} running @param {import('node:stream').Writable} target */
async function append(running, target) {
  running.input.end();
  await pipeline(running.output, target, { end: false });
  await running.ended;
}

function digesting() {
  const seen = {
    bytes: 0,
    hash: createHash('sha256'),
    stream: new Transform({
      transform(chunk, _encoding, done) {
        seen.bytes += chunk.length;
        seen.hash.update(chunk);
        done(null, chunk);
      },
    }),
  };
  return seen;
}
