/** The gallery that the environment names, read as `npm start` does. */
import path from 'node:path';
import { startDatabase } from '../database/index.mjs';
import { ToolError } from '../process/report.mjs';

/**
 * @typedef {object} GalleryAt
 * @property {string} dataDir
 * @property {string} databaseUrl
 * @property {string} how the database was found, in words
 */

/**
 * Runs the work with the database of DATABASE_URL, or else with the private one in DATA_DIR: a running server, or one
 * started for as long as the work takes.
 * @template T
 * @param {{ root: string, env: NodeJS.ProcessEnv, say: (sentence: string) => void }} options
 * @param {(gallery: GalleryAt) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withGallery({ root, env, say }, work) {
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const database = await startDatabase({ dataDir, env, say }).catch((error) => {
    throw new ToolError(error instanceof Error ? error.message : String(error));
  });
  try {
    return await work({ dataDir, databaseUrl: database.url, how: database.how });
  } finally {
    await database.stop();
  }
}
