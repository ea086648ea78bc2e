import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stop, exitCodes } from './stop.mjs';

const most = { parallel: 8, patience: 86_400 };

export const usage = `gallery-ingest --event ID --watch FOLDER [options]

  --event ID           the event's id, or the gallery's short id for its current event
  --watch FOLDER       where the tethering software writes JPEG files
  --url ADDRESS        the gallery (default http://localhost:8080)
  --subfolders         also watch subfolders
  --once               send what is there and exit
  --retry              send refused photos again
  --parallel N         uploads at a time, 1 to ${most.parallel} (default 2)
  --patience SECONDS   with --once: how long to wait for a gallery that is down (default 300)
  --help               this text

The owner's key is read from OWNER_API_KEY.
Exits with 0 when everything was accepted, 1 when photos were refused or are left, 2 for wrong usage,
3 when the gallery knows neither key nor event.`;

/**
 * @typedef {object} IngestOptions options of one run
 * @property {string} event
 * @property {string} folder absolute, links resolved
 * @property {URL} url
 * @property {string} key
 * @property {boolean} subfolders
 * @property {boolean} once
 * @property {boolean} retry also what was refused before
 * @property {number} parallel
 * @property {number} patienceMs for a gallery that is down; Infinity while watching
 */

/**
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {IngestOptions | null} null when only the usage was asked for
 */
export function readCommandLine(args, env) {
  const { values } = parsed(args);
  if (values.help) return null;
  const { event, watch } = values;
  if (!event) throw usageError('Which event? Use --event ID.');
  if (!watch) throw usageError('Which folder? Use --watch FOLDER.');
  const key = env.OWNER_API_KEY?.trim();
  if (!key) throw usageError('The owner’s key is missing. Set OWNER_API_KEY.');
  return {
    event,
    folder: folderAt(watch),
    url: addressOf(values.url ?? 'http://localhost:8080'),
    key,
    subfolders: values.subfolders ?? false,
    once: values.once ?? false,
    retry: values.retry ?? false,
    parallel: numberOf('parallel', values.parallel ?? '2', most.parallel),
    patienceMs: values.once
      ? numberOf('patience', values.patience ?? '300', most.patience) * 1_000
      : Infinity,
  };
}

/** @param {string} sentence */
const usageError = (sentence) => new Stop(`${sentence}\n\n${usage}`, exitCodes.usage);

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        event: { type: 'string' },
        watch: { type: 'string' },
        url: { type: 'string' },
        subfolders: { type: 'boolean' },
        once: { type: 'boolean' },
        retry: { type: 'boolean' },
        parallel: { type: 'string' },
        patience: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
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
function addressOf(text) {
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
