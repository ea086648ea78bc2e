/** Brings up the whole gallery from its builds: database, tables, demo data, sandbox, API, web and console. */
import { addressesOf } from './environment.mjs';
import { openData } from './demo-data.mjs';
import { serveApi, serveSandbox, serveWeb } from './gallery-servers.mjs';

/**
 * @typedef {object} GalleryOptions
 * @property {string} root the repository
 * @property {import('./ports.mjs').Ports} ports
 * @property {string} dataDir
 * @property {import('../process/report.mjs').Report} report
 * @property {import('../process/processes.mjs').Processes} processes
 * @property {NodeJS.ProcessEnv} [caller] the caller's variables, which win over the demo's
 * @property {Record<string, string>} [remotes] where remotes are served instead of by the web server
 */

/** @typedef {GalleryOptions & { caller: NodeJS.ProcessEnv, databaseUrl: string }} Gallery */

/** @typedef {(gallery: Gallery) => Promise<(() => Promise<void>) | void>} Serve starts the processes beside the database; what it returns is called before they are ended */

/**
 * @param {GalleryOptions} options
 * @param {Serve} [serve]
 * @returns {Promise<{ addresses: import('./environment.mjs').Addresses, databaseUrl: string, stop: () => Promise<void> }>}
 */
export async function startGallery({ caller = process.env, ...options }, serve = serveAll) {
  const { databaseUrl, close } = await openData({ ...options, caller });
  /** @type {(() => Promise<void>) | void} */
  let endServing;
  const stop = async () => {
    await endServing?.();
    await options.processes.stop();
    await close();
  };
  try {
    endServing = await serve({ ...options, caller, databaseUrl });
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses: addressesOf(options.ports), databaseUrl, stop };
}

/** @param {Gallery} gallery */
async function serveAll(gallery) {
  await serveSandbox(gallery);
  await serveApi(gallery);
  await serveWeb(gallery);
}
