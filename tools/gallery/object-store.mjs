/** An S3-compatible store for scripts: our own stand-in, from its build (ADR 0078). */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const built = path.resolve(import.meta.dirname, '../object-store/dist/index.js');

/**
 * Starts a store in this process. `environment` of the answer names it to the API, `suffer` slows, breaks or fills it.
 * @param {import('../object-store/src/object-store-interface.ts').ObjectStoreOptions} options
 * @returns {Promise<import('../object-store/src/object-store-interface.ts').ObjectStore>}
 */
export async function startObjectStore(options) {
  const { startObjectStore: start } = await import(pathToFileURL(built).href);
  return start(options);
}
