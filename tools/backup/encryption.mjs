/**
 * Encrypts backups with age (age-encryption.org) to public keys, so that a thief of the repository, or of the
 * server that writes it, cannot read them. The `age` command decrypts the files as well.
 */
import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { ToolError } from '../process/report.mjs';

/** What encrypted files end with. */
export const ENCRYPTED = '.age';

/** age's chunks of plaintext, and what encryption adds to each. */
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;

/**
 * The public keys of BACKUP_AGE_RECIPIENTS, separated by commas; none for development.
 * @param {NodeJS.ProcessEnv} env @returns {string[]}
 */
export function readRecipients(env) {
  const recipients = (env.BACKUP_AGE_RECIPIENTS ?? '').split(',').flatMap((key) => key.trim() || []);
  for (const recipient of recipients)
    try {
      encrypterFor([recipient]);
    } catch {
      throw new ToolError(
        `BACKUP_AGE_RECIPIENTS must contain public keys that begin with age1, not "${recipient.slice(0, 8)}…".`,
      );
    }
  if (recipients.length === 0 && env.NODE_ENV === 'production')
    throw new ToolError(
      'Set BACKUP_AGE_RECIPIENTS: backups of a gallery in production are encrypted. See Backup in docs/operations.md.',
    );
  return recipients;
}

/** The private keys of an identity file, as `age-keygen` writes it. @param {string} file @returns {Promise<string[]>} */
export async function readIdentities(file) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ToolError(`The identity file ${file} cannot be read.`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  try {
    decrypterFor(identities);
  } catch {
    throw new ToolError(`The identity file ${file} contains something that is no age identity.`);
  }
  if (identities.length === 0) throw new ToolError(`The identity file ${file} contains no identity.`);
  return identities;
}

/** @param {AsyncIterable<Uint8Array>} chunks @param {readonly string[]} recipients */
export async function* encrypt(chunks, recipients) {
  yield* await encrypterFor(recipients).encrypt(ReadableStream.from(chunks));
}

/**
 * Fails at the first chunk that was changed, and at an end that was cut off.
 * @param {AsyncIterable<Uint8Array>} chunks @param {readonly string[]} identities @param {string} what for the error
 */
export async function* decrypt(chunks, identities, what) {
  try {
    yield* await decrypterFor(identities).decrypt(ReadableStream.from(chunks));
  } catch (error) {
    const isForeign = error instanceof Error && error.message.includes('no identity matched');
    throw new ToolError(
      isForeign
        ? `${what} is encrypted to another key than that of the identity file.`
        : `${what} is damaged or was changed: it cannot be decrypted.`,
    );
  }
}

/**
 * Images that are encrypted before they are stored, under the same keys.
 * @param {import('./media/media-storage.mjs').Pictures} stored
 * @param {{ recipients: readonly string[], identities: readonly string[] }} keys those to write with, and to read with
 * @returns {import('./media/media-storage.mjs').Pictures}
 */
export function encryptedPictures(stored, { recipients, identities }) {
  const empty = encrypterFor(recipients).encrypt(new Uint8Array());
  // A repository that only deletes has no keys; nobody awaits it then.
  empty.catch(() => {});
  return {
    where: stored.where,
    async *list() {
      for await (const { key, size } of stored.list())
        if (key.endsWith(ENCRYPTED)) yield { key: key.slice(0, -ENCRYPTED.length), size };
    },
    /** Of the plaintext. It differs for files that were encrypted to other keys, which are then encrypted again. */
    size: async (key) => {
      const size = await stored.size(key + ENCRYPTED);
      if (size === null) return null;
      const payload = size - ((await empty).length - TAG_BYTES);
      return payload - Math.ceil(payload / (CHUNK_BYTES + TAG_BYTES)) * TAG_BYTES;
    },
    read: async (key) =>
      decrypt(await stored.read(key + ENCRYPTED), identities, `The image ${key} of ${stored.where}`),
    write: (key, bytes) => stored.write(key + ENCRYPTED, encrypt(bytes, recipients)),
    remove: (key) => stored.remove(key + ENCRYPTED),
  };
}

function encrypterFor(recipients) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

function decrypterFor(identities) {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}
