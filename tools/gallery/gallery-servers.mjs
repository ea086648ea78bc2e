/** The gallery's processes beside its database. */
import path from 'node:path';
import { remotesOf } from '../build/remotes.mjs';
import { apiEnvironment, sandboxEnvironment } from './environment.mjs';
import { answers } from './readiness.mjs';

/** @typedef {import('./gallery.mjs').Gallery} Gallery */

/** @param {Gallery} gallery @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env */
const serveNode = ({ root, processes }, name, args, env) =>
  processes.serve({ name, command: process.execPath, args, cwd: root, env });

/** @param {Gallery} gallery */
export function serveSandbox(gallery) {
  return gallery.report.step('Starting the Stripe sandbox', async () => {
    const script = 'tools/stripe-sandbox/dist/main.js';
    const sandbox = await serveNode(gallery, 'stripe-sandbox', [script], sandboxEnvironment(gallery));
    await answers({
      name: 'The Stripe sandbox',
      url: `http://127.0.0.1:${gallery.ports.sandbox}/v1/events`,
      process: sandbox,
      // Like Stripe it refuses to answer without a key.
      accepts: (status) => status === 401,
    });
  });
}

/** @param {Gallery} gallery */
export function serveApi(gallery) {
  return gallery.report.step('Starting the API', async () => {
    const api = await serveNode(
      gallery,
      'api',
      ['services/api/dist/bundle/main.js'],
      apiEnvironment(gallery),
    );
    const url = `http://127.0.0.1:${gallery.ports.api}/api/health/live`;
    await answers({ name: 'The API', url, process: api });
    return api;
  });
}

/**
 * Where the shell finds each remote: a folder that the web server serves, or a manifest on another origin, as the
 * console's always is.
 * @param {string} root
 * @param {number} adminPort
 * @returns {Record<string, string>}
 */
export function remotePlaces(root, adminPort) {
  return Object.fromEntries(
    remotesOf(root).map(({ name, folder, isPublic }) => [
      name,
      isPublic ? path.join(root, folder, 'dist') : `http://localhost:${adminPort}/mf-manifest.json`,
    ]),
  );
}

/** @param {Gallery} gallery */
export function serveWeb(gallery) {
  const { root, ports, report, caller } = gallery;
  const web = 'tools/web/dist/main.js';
  const behind = { ...caller, HOST: caller.HOST ?? '127.0.0.1', API_URL: `http://127.0.0.1:${ports.api}` };
  return report.step('Starting the web server and the console', async () => {
    const shop = await serveNode(gallery, 'web', [web], {
      ...behind,
      PORT: String(ports.web),
      REMOTES: JSON.stringify({ ...remotePlaces(root, ports.admin), ...gallery.remotes }),
    });
    const admin = await serveNode(gallery, 'admin', [web], {
      ...behind,
      PORT: String(ports.admin),
      STATIC_DIR: path.join(root, 'mf-admin/dist'),
      STATIC_DOCUMENT: 'document/index.html',
    });
    await answers({
      name: 'The web server',
      url: `http://127.0.0.1:${ports.web}/remotes.json`,
      process: shop,
    });
    await answers({ name: 'The console', url: `http://127.0.0.1:${ports.admin}/`, process: admin });
    await answers({
      name: 'The gallery',
      url: `http://127.0.0.1:${ports.web}/api/health/ready`,
      process: shop,
    });
  });
}
