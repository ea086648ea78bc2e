/** Brings up the whole gallery from its builds: database, tables, demo data, sandbox, API, web and console. */
import fs from 'node:fs';
import path from 'node:path';
import { addressesOf, apiEnvironment, sandboxEnvironment } from './environment.mjs';
import { openDatabase } from './gallery-database.mjs';
import { answers } from './readiness.mjs';

const migrateTimeoutMs = 2 * 60_000;
/** Cutting the derivatives of all demo pictures takes a minute or two on two cores. */
const seedTimeoutMs = 10 * 60_000;

/**
 * @typedef {object} GalleryOptions
 * @property {string} root the repository
 * @property {import('./ports.mjs').Ports} ports
 * @property {string} dataDir
 * @property {import('./report.mjs').Report} report
 * @property {import('./processes.mjs').Processes} processes
 * @property {NodeJS.ProcessEnv} [caller] variables of whoever runs the command; theirs win over the demo's
 * @property {Record<string, string>} [remotes] where remotes are served instead of by the web server
 */

/**
 * @param {GalleryOptions} options
 * @returns {Promise<{ addresses: import('./environment.mjs').Addresses, databaseUrl: string, stop: () => Promise<void> }>}
 */
export async function startGallery({ caller = process.env, ...options }) {
  const { report, processes, dataDir } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  const database = await report.step('Starting the database', async (note) => {
    const opened = await openDatabase({
      dataDir,
      caller,
      processes,
      say: (sentence) => report.say(`    ${sentence}`),
    });
    note(opened.how);
    return opened;
  });
  const gallery = { ...options, caller, databaseUrl: database.url };
  try {
    await migrate(gallery);
    await seed(gallery);
    await serve(gallery);
  } catch (error) {
    await processes.stop();
    await database.stop();
    throw error;
  }
  return {
    addresses: addressesOf(options.ports),
    databaseUrl: database.url,
    stop: async () => {
      await processes.stop();
      await database.stop();
    },
  };
}

/** @typedef {GalleryOptions & { caller: NodeJS.ProcessEnv, databaseUrl: string }} Gallery */

/** @param {string} root */
const api = (root) => path.join(root, 'services/api/dist');

/** @param {Gallery} gallery */
export function migrate(gallery) {
  return gallery.report.step('Bringing the tables up to date', () =>
    gallery.processes.run({
      name: 'The migration',
      command: process.execPath,
      args: [path.join(api(gallery.root), 'migrate.js'), 'up'],
      cwd: gallery.root,
      env: apiEnvironment(gallery),
      timeoutMs: migrateTimeoutMs,
      failure: 'The tables could not be brought up to date: the lines above say why.',
    }),
  );
}

/** The seed itself knows what is there already, so that an interrupted one goes on where it stopped. @param {Gallery} gallery */
export function seed(gallery) {
  return gallery.report.step('Hanging the demo pictures', () =>
    gallery.processes.run({
      name: 'Seeding',
      command: process.execPath,
      args: [path.join(api(gallery.root), 'seed.js')],
      cwd: gallery.root,
      env: apiEnvironment(gallery),
      timeoutMs: seedTimeoutMs,
      failure: 'The demo data could not be written: the lines above say why.',
      onLine: (line) => gallery.report.say(`    ${line}`),
    }),
  );
}

/** @param {Gallery} gallery */
async function serve(gallery) {
  const { root, ports, report, processes, caller } = gallery;
  const node = (name, script, env) =>
    processes.serve({ name, command: process.execPath, args: [path.join(root, script)], cwd: root, env });
  await report.step('Starting the Stripe sandbox', async () => {
    const sandbox = await node(
      'stripe-sandbox',
      'tools/stripe-sandbox/dist/main.js',
      sandboxEnvironment(gallery),
    );
    await answers({
      name: 'The Stripe sandbox',
      url: `http://127.0.0.1:${ports.sandbox}/v1/events`,
      process: sandbox,
      // Like Stripe it refuses to answer without a key.
      accepts: (status) => status === 401,
    });
  });
  await report.step('Starting the API', async () => {
    const server = await node('api', 'services/api/dist/main.js', apiEnvironment(gallery));
    await answers({ name: 'The API', url: `http://127.0.0.1:${ports.api}/api/health/live`, process: server });
  });
  const host = caller.HOST ?? '127.0.0.1';
  const behindApi = { ...caller, HOST: host, API_URL: `http://127.0.0.1:${ports.api}` };
  await report.step('Starting the web server and the console', async () => {
    const web = await node('web', 'tools/web/dist/main.js', {
      ...behindApi,
      PORT: String(ports.web),
      ...(gallery.remotes && { REMOTES: JSON.stringify(gallery.remotes) }),
    });
    const admin = await node('admin', 'tools/web/dist/main.js', {
      ...behindApi,
      PORT: String(ports.admin),
      STATIC_DIR: path.join(root, 'mf-admin/dist'),
      STATIC_DOCUMENT: 'document/index.html',
    });
    await answers({
      name: 'The web server',
      url: `http://127.0.0.1:${ports.web}/remotes.json`,
      process: web,
    });
    await answers({ name: 'The console', url: `http://127.0.0.1:${ports.admin}/`, process: admin });
    await answers({
      name: 'The gallery',
      url: `http://127.0.0.1:${ports.web}/api/health/ready`,
      process: web,
    });
  });
}
