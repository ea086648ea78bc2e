import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExitError, exitCodes } from './exit.mjs';

const most = { parallel: 8, patience: 86_400 };

export const usage = `gallery-ingest pair [--url ADDRESS] [--code CODE] [--name NAME]

  Pairs this device with an event by a code from the event's page in the console. Asks for what is left out.

gallery-ingest --watch FOLDER [options]

  Sends the photos of a folder to the paired event.

  --watch FOLDER       where the tethering software writes JPEG files
  --subfolders         also watch subfolders
  --once               send what is there and exit
  --retry              send refused photos again
  --parallel N         uploads at a time, 1 to ${most.parallel} (default 2)
  --patience SECONDS   with --once: how long to wait for a gallery that is down (default 300)
  --help               this text

Exits with 0 when everything was accepted, 1 when photos were refused or are left, 2 for wrong usage,
3 when this device is not paired, or not any more.`;

/**
 * @typedef {object} IngestOptions options of one run
 * @property {string} folder absolute, links resolved
 * @property {boolean} subfolders
 * @property {boolean} once
 * @property {boolean} retry also what was refused before
 * @property {number} parallel
 * @property {number} patienceMs for a gallery that is down; Infinity while watching
 */

/**
 * @param {string[]} args
 * @returns {IngestOptions | null} null when only the usage was asked for
 */
export function readCommandLine(args) {
  const { values } = parsed(() =>
    parseArgs({
      args,
      options: {
        watch: { type: 'string' },
        subfolders: { type: 'boolean' },
        once: { type: 'boolean' },
        retry: { type: 'boolean' },
        parallel: { type: 'string' },
        patience: { type: 'string' },
        help: { type: 'boolean' },
      },
    }),
  );
  if (values.help) return null;
  const { watch } = values;
  if (!watch) throw usageError('Which folder? Use --watch FOLDER.');
  return {
    folder: folderAt(watch),
    subfolders: values.subfolders ?? false,
    once: values.once ?? false,
    retry: values.retry ?? false,
    parallel: numberOf('parallel', values.parallel ?? '2', most.parallel),
    patienceMs: values.once
      ? numberOf('patience', values.patience ?? '300', most.patience) * 1_000
      : Infinity,
  };
}

/**
 * @param {string[]} args
 * @returns {{ url?: string, code?: string, name?: string } | null} null when only the usage was asked for
 */
export function readPairOptions(args) {
  const { values } = parsed(() =>
    parseArgs({
      args,
      options: {
        url: { type: 'string' },
        code: { type: 'string' },
        name: { type: 'string' },
        help: { type: 'boolean' },
      },
    }),
  );
  return values.help ? null : values;
}

/** @param {string} sentence */
const usageError = (sentence) => new ExitError(`${sentence}\n\n${usage}`, exitCodes.usage);

/** @template Result @param {() => Result} read */
function parsed(read) {
  try {
    return read();
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
function folderAt(text) {
  const folder = path.resolve(text);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw usageError(`No such folder: ${folder}`);
  return fs.realpathSync(folder);
}

/** @param {string} text */
export function addressOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw usageError(`Not a valid address: ${text}`);
  return url;
}

/** @param {string} name @param {string} text @param {number} largest */
function numberOf(name, text, largest) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > largest)
    throw usageError(`--${name} must be a whole number from 1 to ${largest}, not ${text}.`);
  return value;
}
