/** The backup repository: a folder for each backup, and the images that they share. */
import fs from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gzipSync } from 'node:zlib';
import { ToolError } from '../process/report.mjs';
import { encryptedPictures } from './encryption.mjs';
import { mediaOnDisk } from './media/disk.mjs';

const NAME = /^\d{8}T\d{6}Z$/;
const UNFINISHED = '.unfinished';
const FORMAT = 1;

/**
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} at the moment of the database's dump, ISO 8601
 * @property {string} gallery version of the product
 * @property {{ server: string, schema: string, migration: string, file: string, bytes: number, sha256: string,
 *   tables: Record<string, number>, log: { file: string, position: number } | null }} database
 * @property {{ file: string, count: number, bytes: number, sha256: string }} pictures
 * @property {{ recipients: string[] } | null} [encryption] the public keys of database and images; null for plain backups
 */

/** `20261122T140305Z`: sorts by time. @param {Date} at */
export const backupName = (at) => `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/**
 * @param {string} folder
 * @param {{ recipients?: readonly string[], identities?: readonly string[] }} [keys] to write and to read encrypted images
 */
export function openRepository(folder, { recipients = [], identities = [] } = {}) {
  const at = (...names) => path.join(folder, ...names);
  const repository = {
    folder,
    at,
    /** Images of plain backups, or of encrypted ones. @param {boolean} isEncrypted */
    pictures: (isEncrypted) =>
      isEncrypted
        ? encryptedPictures(mediaOnDisk(at('encrypted-pictures')), { recipients, identities })
        : mediaOnDisk(at('pictures')),
    /** Complete backups, oldest first. @returns {Promise<string[]>} */
    names: async () => {
      const entries = await readdir(folder).catch(() => []);
      return entries.filter((name) => NAME.test(name) && fs.existsSync(at(name, 'manifest.json'))).toSorted();
    },
    /** Backups in progress, or whose process was killed. @returns {Promise<string[]>} */
    unfinished: async () => {
      const entries = await readdir(folder).catch(() => []);
      return entries.filter((name) => name.endsWith(UNFINISHED));
    },
    /** The folder of a backup until it is complete. @param {string} name */
    unfinishedAt: (name) => at(`${name}${UNFINISHED}`),
    /** @param {string} wanted a name, or `latest` @returns {Promise<string>} */
    find: async (wanted) => {
      const names = await repository.names();
      const name = wanted === 'latest' ? names.at(-1) : names.find((each) => each === wanted);
      if (name) return name;
      throw new ToolError(
        names.length === 0
          ? `No backups in ${folder}.`
          : `No backup ${wanted} in ${folder}. Available: ${names.join(', ')}.`,
      );
    },
    /** @param {string} name @returns {Promise<Manifest>} */
    manifest: async (name) => {
      const manifest = JSON.parse(await readFile(at(name, 'manifest.json'), 'utf8'));
      if (manifest.format !== FORMAT)
        throw new ToolError(`The backup ${name} was made by another version of this command.`);
      return manifest;
    },
    /** @param {string} name @returns {AsyncGenerator<import('./copy-media.mjs').KeptPicture>} */
    async *picturesOf(name) {
      const input = fs.createReadStream(at(name, 'pictures.txt.gz')).pipe(createGunzip());
      for await (const line of createInterface({ input })) {
        const [sha256 = '', size = '', key = ''] = line.split(' ');
        yield { key, size: Number(size), sha256 };
      }
    },
  };
  return repository;
}

/** @typedef {ReturnType<typeof openRepository>} BackupRepository */

/** Writes the list of a backup's images. @param {string} file @param {import('./copy-media.mjs').KeptPicture[]} kept */
export async function writeList(file, kept) {
  const sorted = kept.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const text = gzipSync(sorted.map(({ sha256, size, key }) => `${sha256} ${size} ${key}\n`).join(''));
  await writeFile(file, text);
  return text;
}

export const manifestFormat = FORMAT;
