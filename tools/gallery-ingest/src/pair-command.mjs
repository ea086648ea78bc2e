import os from 'node:os';
import readline from 'node:readline';
import { addressOf, readPairOptions, usage } from './command-line.mjs';
import { asPairing, savePairing } from './pairing.mjs';
import { post } from './http-post.mjs';
import { ExitError, exitCodes } from './exit.mjs';

const silenceMs = 30_000;
const defaultAddress = 'http://localhost:8080';

/**
 * `gallery-ingest pair`: trades a code of the console for this device's token. Asks for what the command line leaves out.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function pair(args, env) {
  const given = readPairOptions(args);
  if (!given) {
    console.log(usage);
    return exitCodes.done;
  }
  const { url, ...device } = await complete(given);
  const pairing = await exchange(url, device);
  const file = savePairing(pairing, env);
  const expiry = new Date(pairing.expiresAt).toLocaleString();
  console.log(`Paired with “${pairing.eventTitle}” until ${expiry} (${file}).`);
  console.log('Send its photographs with: gallery-ingest --watch FOLDER');
  return exitCodes.done;
}

/** Asks for what was not given. @param {{ url?: string, code?: string, name?: string }} given */
async function complete(given) {
  const input = readline.createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  /** @param {string} question @param {string} [usual] */
  const ask = async (question, usual) => {
    process.stdout.write(usual ? `${question} [${usual}]: ` : `${question}: `);
    const { value } = await lines.next();
    return String(value ?? '').trim() || (usual ?? '');
  };
  try {
    return {
      url: addressOf(given.url ?? (await ask('Address of the gallery', defaultAddress))),
      code: given.code ?? (await ask('Code from the console')),
      name: given.name ?? (await ask('Name of this device', os.hostname())),
    };
  } finally {
    // An open input would keep the command running.
    input.close();
  }
}

/**
 * @param {URL} url @param {{ code: string, name: string }} request
 * @returns {Promise<import('./pairing.mjs').Pairing>} @throws {ExitError} in the gallery's words
 */
async function exchange(url, request) {
  const reply = await post(new URL('/api/event-devices/pair', url), {
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify(request)),
    silenceMs,
    signal: new AbortController().signal,
  }).catch((error) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new ExitError(`The gallery does not answer at ${url.origin} (${reason}).`, exitCodes.left);
  });
  const answer = parse(reply.body);
  const pairing = reply.status === 201 ? asPairing({ ...answer, url: url.origin }) : null;
  if (pairing) return pairing;
  const said = [answer.message, ...Object.values(answer.fields ?? {})].filter(
    (sentence) => typeof sentence === 'string',
  );
  throw new ExitError(
    said.length > 0 ? said.join(' ') : `There is no gallery at ${url.origin} (${reply.status}).`,
    exitCodes.closed,
  );
}

/** @param {string} text @returns {{ message?: unknown, fields?: object }} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
