import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ToolError } from '../process/report.mjs';

/** `mysql-bin.000042`: the log's name and its number. */
const LOG = /^(.+)\.(\d{6,})$/;

/**
 * The logs from the one that a backup names on, in order. Throws if one is missing.
 * @param {readonly string[]} names files of the folder @param {string} first
 */
export function logsFrom(names, first) {
  const [, base, number] = LOG.exec(first) ?? [];
  const later = names
    .flatMap((name) => {
      const [, itsBase, itsNumber] = LOG.exec(name) ?? [];
      return itsBase === base && Number(itsNumber) >= Number(number)
        ? [{ name, number: Number(itsNumber) }]
        : [];
    })
    .toSorted((one, other) => one.number - other.number);
  const missing = later.findIndex((log, place) => log.number !== Number(number) + place);
  if (later.length === 0)
    throw new ToolError(`The binary log ${first}, with which the backup ends, is missing.`);
  if (missing >= 0)
    throw new ToolError(
      `Before ${later[missing].name} a binary log is missing. Changes after it cannot be replayed in order.`,
    );
  return later.map(({ name }) => name);
}

/**
 * Replays what was committed after the backup, optionally until a moment.
 * @param {import('./database-access.mjs').DatabaseAccess} access
 * @param {import('./backup-repository.mjs').Manifest['database']} backup
 * @param {{ folder: string, until: Date | null }} logs
 * @param {(text: string) => void} note
 */
export async function replayBinaryLogs(access, { log, schema }, { folder, until }, note) {
  const names = logsFrom(await readdir(folder), log?.file ?? '');
  const args = [
    `--start-position=${log?.position}`,
    ...(until ? [`--stop-datetime=${localTime(until)}`] : []),
    ...(schema === access.schema ? [] : [`--rewrite-db=${schema}->${access.schema}`]),
    // A server that made these changes itself, in another schema, would otherwise skip them.
    ...(access.programs.kind === 'mysql' ? ['--skip-gtids'] : []),
    // MariaDB's program filters by names before it rewrites them, MySQL's after.
    `--database=${access.programs.kind === 'mariadb' ? schema : access.schema}`,
    ...names.map((name) => path.join(folder, name)),
  ];
  const reading = access.run(access.programs.readLog, args);
  reading.input.end();
  const writing = access.load({ inSchema: false });
  writing.output.resume();
  await Promise.all([pipeline(reading.output, writing.input), reading.ended, writing.ended]);
  note(`${names.length} logs${until ? ` until ${until.toISOString()}` : ''}`);
}

/** The program expects the moment in local time. @param {Date} moment */
function localTime(moment) {
  const two = (value) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}
