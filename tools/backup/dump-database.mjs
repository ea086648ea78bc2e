import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ToolError } from '../process/report.mjs';
import { encrypt } from './encryption.mjs';
import { DumpReader } from './dump-reader.mjs';

/** Daily visitor keys are deleted so that visitors stay anonymous (ADR 0070): only the table is dumped. */
const NEVER_KEPT = 'visit_daily_salts';

/**
 * Dumps the database as of one moment, while it is in use.
 * @param {import('./database-access.mjs').DatabaseAccess} access
 * @param {string} file to write, compressed
 * @param {readonly string[]} recipients to encrypt it to; none for a plain file
 * @returns {Promise<import('./dump-reader.mjs').DumpSummary & { bytes: number, sha256: string }>}
 */
export async function dumpDatabase(access, file, recipients) {
  const { schema, programs } = access;
  const [[version = '', hasLogs = '0'] = []] = await access.query('SELECT VERSION(), @@log_bin');
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
  const encrypted = recipients.length > 0 ? [(chunks) => encrypt(chunks, recipients)] : [];
  const written = pipeline(reader, createGzip(), ...encrypted, digest.stream, createWriteStream(file));
  // Awaited below. A dump that fails before that must not end the process.
  written.catch(() => {});
  const tables = await access.query('SHOW TABLES');
  const isThere = tables.some(([name]) => name === NEVER_KEPT);
  await append(
    access.run(programs.dump, [
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
  if (isThere) await append(access.run(programs.dump, [...common, '--no-data', schema, NEVER_KEPT]), reader);
  reader.end();
  await written;
  if (!reader.summary.isWhole) throw new ToolError('The database dump is incomplete.');
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
