import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ExitError, exitCodes } from './exit.mjs';

/**
 * @typedef {object} Pairing this device and the one event it may upload to
 * @property {string} url the gallery's address
 * @property {string} token
 * @property {string} eventId
 * @property {string} eventTitle
 * @property {string} expiresAt
 */

/** What to do in every case. */
export const pairAgain =
  'Press “Pair a device” on the event’s page in the console and run: gallery-ingest pair';

/** @param {NodeJS.ProcessEnv} env */
const pairingFile = (env) =>
  path.join(env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config'), 'gallery-ingest', 'device.json');

/**
 * Keeps the pairing, instead of an earlier one, where only this user can read it.
 * @param {Pairing} pairing @param {NodeJS.ProcessEnv} env @returns {string} the file
 */
export function savePairing(pairing, env) {
  const file = pairingFile(env);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Written to a new file first: an earlier one may be readable by others, and would keep its mode when overwritten.
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, `${JSON.stringify(pairing, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(fresh, file);
  return file;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Pairing} @throws {ExitError} when there is none, or it has expired
 */
export function readPairing(env) {
  const pairing = read(pairingFile(env));
  if (!pairing)
    throw new ExitError(`This device is not paired with an event. ${pairAgain}`, exitCodes.closed);
  if (Date.now() >= Date.parse(pairing.expiresAt))
    throw new ExitError(
      `The pairing with “${pairing.eventTitle}” has expired. ${pairAgain}`,
      exitCodes.closed,
    );
  return pairing;
}

/** @param {string} file @returns {Pairing | null} */
function read(file) {
  try {
    return asPairing(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** @param {object} value @returns {Pairing | null} null when something is missing */
export function asPairing(value) {
  const { url, token, eventId, eventTitle, expiresAt } = /** @type {Partial<Pairing>} */ (value);
  return url && token && eventId && eventTitle && expiresAt
    ? { url, token, eventId, eventTitle, expiresAt }
    : null;
}
