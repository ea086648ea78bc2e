import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stop, exitCodes } from './stop.mjs';

const most = { parallel: 8, patience: 86_400 };

export const usage = `gallery-ingest --event ID --watch FOLDER [options]

  --event ID           the event's id, or the gallery's own name for its current event
  --watch FOLDER       where the tethering software writes JPEG files
  --url ADDRESS        the gallery (default http://localhost:8080)
  --subfolders         watch the folders below as well
  --once               send what is there and end
  --retry              send again what the gallery could make nothing of
  --parallel N         uploads at a time, 1 to ${most.parallel} (default 2)
  --patience SECONDS   with --once: how long to wait for a gallery that does not answer (default 300)
  --help               this text

The owner's key is read from OWNER_API_KEY.
Ends with 0 when everything was taken, 1 when photographs were refused or are left, 2 when it was called wrongly,
3 when the gallery does not let it in or has no such event.`;

/**
 * @typedef {object} Wish what one run is to do
 * @property {string} event
 * @property {string} folder absolute, links resolved
 * @property {URL} url
 * @property {string} key
 * @property {boolean} subfolders
 * @property {boolean} once
 * @property {boolean} retry whatever was refused before
 * @property {number} parallel
 * @property {number} patienceMs for a gallery that does not answer; Infinity while watching
 */

/**
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Wish | null} null when only the usage was asked for
 */
export function readCommandLine(args, env) {
  const { values } = parsed(args);
  if (values.help) return null;
  const { event, watch } = values;
  if (!event) throw misuse('Which event? Say --event ID.');
  if (!watch) throw misuse('Which folder? Say --watch FOLDER.');
  const key = env.OWNER_API_KEY?.trim();
  if (!key) throw misuse('The owner’s key is missing: set OWNER_API_KEY.');
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
const misuse = (sentence) => new Stop(`${sentence}\n\n${usage}`, exitCodes.usage);

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
    throw misuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
function folderAt(text) {
  const folder = path.resolve(text);
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw misuse(`There is no folder ${folder}.`);
  return fs.realpathSync(folder);
}

/** @param {string} text */
function addressOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw misuse(`Not an address of a gallery: ${text}`);
  return url;
}

/** @param {string} name @param {string} text @param {number} largest */
function numberOf(name, text, largest) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > largest)
    throw misuse(`--${name} is a whole number from 1 to ${largest}, not ${text}.`);
  return value;
}
