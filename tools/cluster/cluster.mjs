/** The gallery as on several machines, on this one: two instances behind nginx, and every part they share. */
import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayRedis } from '../database/redis.mjs';
import { apiEnvironment } from '../gallery/environment.mjs';
import { remotePlaces, serveSandbox } from '../gallery/gallery-servers.mjs';
import { startNginx, startNginxConsole } from '../gallery/nginx.mjs';
import { startObjectStore } from '../gallery/object-store.mjs';
import { findFreePort, findFreePorts } from '../gallery/ports.mjs';
import { copyDemoData } from '../gallery/demo-data-cache.mjs';
import { getJson } from './api-calls.mjs';
import { createCertificates } from './certificates.mjs';
import { startClusterDatabase } from './cluster-database.mjs';
import { startGaleraDatabase } from './galera-database.mjs';
import { instanceOf } from './instances.mjs';
import { startTcpProxy } from './tcp-proxy.mjs';
import { startSmtpSink } from './smtp-sink.mjs';

/** All buyers and guests of a run come from one address. */
const NO_LIMITS = {
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_CHECKOUTS: '1000000',
  RATE_LIMIT_MAILS: '1000000',
  RATE_LIMIT_VISITS: '1000000000',
  HOLD_BUDGET_NETWORK: '1000000',
  HOLD_BUDGET_SHOPPER: '1000000',
};
const PICTURE_MAX_WIDTH = '1600';

/**
 * @typedef {object} ClusterOptions
 * @property {string} root
 * @property {import('../gallery/ports.mjs').Ports} ports
 * @property {string} dataDir an empty folder
 * @property {import('../process/report.mjs').Report} report
 * @property {import('../process/processes.mjs').Processes} processes
 * @property {NodeJS.ProcessEnv} [more] further variables of the API
 * @property {boolean} [isGalera] whether the database is three nodes of Galera instead of one server
 * @property {boolean} [hasInquiry] whether the same works are shown a second time, by inquiry only
 */

/** @param {ClusterOptions} options */
export async function openCluster({
  root,
  ports,
  dataDir,
  report,
  processes,
  more = {},
  isGalera = false,
  hasInquiry = false,
}) {
  const caller = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    LOG_LEVEL: 'info',
    PICTURE_MAX_WIDTH,
  };
  const options = { root, ports, dataDir, report, processes, caller };
  const say = (sentence) => report.say(`    ${sentence}`);
  /** @type {(() => unknown)[]} awaited in reverse order */
  const stops = [];
  let cluster;
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
    await processes.stop();
  };
  try {
    await report.step('Copying the demo data', () => copyDemoData(options, dataDir));
    const startDatabase = isGalera ? startGaleraDatabase : startClusterDatabase;
    const database = await report.step(
      isGalera ? 'Starting three nodes of the database' : 'Starting the database',
      () => startDatabase({ dataDir, env: caller, processes, say }),
    );
    stops.push(database.stop);
    const redisPort = await findFreePort();
    const redis = await startThrowawayRedis({ port: redisPort, say });
    stops.push(() => redis.stop());
    const redisLine = await startTcpProxy({ to: { host: '127.0.0.1', port: redisPort } });
    const store = await startObjectStore({ dir: path.join(dataDir, 'store') });
    // A script may have replaced it.
    stops.push(() => (cluster?.store ?? store).stop());
    const certificates = await createCertificates(path.join(dataDir, 'certificates'));
    const mail = await startSmtpSink({
      folder: path.join(dataDir, 'outbox'),
      certificate: certificates.valid,
    });
    await serveSandbox({ ...options, databaseUrl: database.url });
    const stripeLine = await startTcpProxy({ to: { host: '127.0.0.1', port: ports.sandbox } });
    stops.push(redisLine.stop, stripeLine.stop, mail.kill);

    const env = {
      ...apiEnvironment({ ...options, databaseUrl: database.url }),
      ...NO_LIMITS,
      ...store.environment,
      STRIPE_HOST: `http://127.0.0.1:${stripeLine.port}`,
      REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
      SMTP_URL: mail.url,
      NODE_EXTRA_CA_CERTS: certificates.authorityFile,
      TRUSTED_PROXIES: '1',
      DATABASE_POOL_SIZE: '20',
      ...more,
    };
    await movePictures({ ...options, env });
    const instances = [];
    for (const [name, port] of [
      ['api-1', ports.api],
      ['api-2', await findFreePort()],
    ])
      instances.push(instanceOf({ name, port, root, env, processes }));
    await report.step('Starting both API instances', async () => {
      for (const instance of instances) await instance.start();
    });
    const apis = instances.map(({ port }) => `127.0.0.1:${port}`);
    const web = await report.step('Starting nginx', async () => {
      const consoleAt = await startNginxConsole({
        port: ports.admin,
        apis,
        dir: path.join(root, 'mf-admin/dist'),
        say,
      });
      stops.push(() => consoleAt.stop());
      const start = () => startNginx({ port: ports.web, apis, ...partsOf(root, ports), say });
      let started = await start();
      stops.push(() => started.stop());
      return {
        origin: started.origin,
        log: () => started.log(),
        kill: () => started.kill(),
        restart: async () => {
          started = await start();
        },
      };
    });
    const inquiry = hasInquiry ? await openInquiry({ ...options, env, stops }) : null;
    const sandbox = `http://127.0.0.1:${ports.sandbox}`;
    const { origin } = web;
    // Webhooks also go through nginx, so that none is lost while an instance is down.
    await getJson(`${sandbox}/_sandbox/webhooks/url`, { body: { url: `${origin}/api/stripe/webhook` } });
    cluster = {
      web: origin,
      nginx: web,
      admin: `http://localhost:${ports.admin}`,
      sandbox,
      instances,
      database,
      redis: { ...redis, port: redisPort, line: redisLine },
      stripe: { line: stripeLine },
      store,
      mail,
      certificates,
      env,
      root,
      dataDir,
      inquiry,
      stop,
    };
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof openCluster>>} Cluster */

/** An instance of its own over the same database, at an address of its own. @returns {Promise<string>} the address */
async function openInquiry({ root, ports, env, processes, report, stops }) {
  const { web: port, api } = await findFreePorts(ports.web + 10);
  const origin = `http://localhost:${port}`;
  const inquiring = { ...env, SALES_MODE: 'inquire', PUBLIC_ORIGIN: origin, WEB_ORIGIN: origin };
  const instance = instanceOf({ name: 'api-inquiry', port: api, root, env: inquiring, processes });
  await report.step('Starting the gallery in inquire mode', async () => {
    await instance.start();
    const web = await startNginx({ port, apis: [`127.0.0.1:${api}`], ...partsOf(root, ports) });
    stops.push(() => web.stop());
  });
  return origin;
}

/** The demo's images were rendered to disk. Here they are in the store, and the disk is empty. */
function movePictures({ root, dataDir, env, report, processes }) {
  return report.step('Copying the images to the store', async () => {
    await processes.run({
      name: 'The copy of the pictures',
      command: process.execPath,
      args: ['services/api/dist/pictures.js', 'copy'],
      cwd: root,
      env,
      timeoutMs: 5 * 60_000,
    });
    fs.rmSync(path.join(dataDir, 'media'), { recursive: true, force: true });
  });
}

const partsOf = (root, ports) => ({
  shellDir: path.join(root, 'shell/dist'),
  remotes: remotePlaces(root, ports.admin),
});
