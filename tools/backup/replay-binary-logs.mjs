import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ToolError } from '../process/report.mjs';

/** `mysql-bin.000042`: which log it is, and its number in the order. */
const LOG = /^(.+)\.(\d{6,})$/;

/**
 * The logs that begin with the one a backup names, in order. Throws when one in between is missing.
 * @param {readonly string[]} names what is in the folder @param {string} first
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
    throw new ToolError(`The binary log ${first}, with which the backup ends, is not there.`);
  if (missing >= 0)
    throw new ToolError(
      `Before ${later[missing].name} a binary log is missing: everything after it would be out of order.`,
    );
  return later.map(({ name }) => name);
}

/**
 * Does again what was committed after the backup, until a moment that somebody names.
 * @param {import('./database-access.mjs').DatabaseDoor} door
 * @param {import('./backup-repository.mjs').Manifest['database']} backup
 * @param {{ folder: string, until: Date | null }} logs
 * @param {(text: string) => void} note
 */
export async function replayBinaryLogs(door, { log, schema }, { folder, until }, note) {
  const names = logsFrom(await readdir(folder), log?.file ?? '');
  const args = [
    `--start-position=${log?.position}`,
    ...(until ? [`--stop-datetime=${localTime(until)}`] : []),
    ...(schema === door.schema ? [] : [`--rewrite-db=${schema}->${door.schema}`]),
    // A server that made these changes itself, in another schema, would skip them as known.
    ...(door.programs.kind === 'mysql' ? ['--skip-gtids'] : []),
    // MariaDB's program looks at names before it rewrites them, MySQL's after.
    `--database=${door.programs.kind === 'mariadb' ? schema : door.schema}`,
    ...names.map((name) => path.join(folder, name)),
  ];
  const reading = door.run(door.programs.readLog, args);
  reading.input.end();
  const writing = door.load({ inSchema: false });
  writing.output.resume();
  await Promise.all([pipeline(reading.output, writing.input), reading.ended, writing.ended]);
  note(`${names.length} logs${until ? ` until ${until.toISOString()}` : ''}`);
}

/** The program takes the moment in the time of this machine. @param {Date} moment */
function localTime(moment) {
  const two = (value) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}
