/** Failures of each part, and how to undo them. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { galeraFailures } from '../galera/failures.mjs';
import { startObjectStore } from '../gallery/object-store.mjs';
import { getJson } from './api-calls.mjs';
import { rareFailures } from './rare-failures.mjs';

const run = promisify(execFile);

/** Added to each packet, in milliseconds. */
const SLOW = { mysql: 80, redis: 1_500, store: 3_000, stripe: 4_000, smtp: 5_000 };
/** Too small for any photo. */
const TINY_DISK = '4k';

/**
 * @typedef {object} Breakage
 * @property {string} part
 * @property {string} how `killed`, `slowed`, `filled`, …; of a node of Galera, which one and what
 * @property {() => Promise<() => unknown>} breakIt resolves with the function that undoes it, to be awaited
 */

/** @param {import('./cluster.mjs').Cluster} cluster @returns {Breakage[]} */
export function failures(cluster) {
  const usual = [
    ...ofApi(cluster),
    ...ofDatabase(cluster),
    ...ofGalera(cluster),
    ...ofRedis(cluster),
    ...ofStore(cluster),
    ...ofStripe(cluster),
    ...ofMail(cluster),
  ];
  const breakItOf = (part, how) => usual.find((each) => each[0] === part && each[1] === how)[2];
  const all = [...usual, ...rareFailures(cluster, breakItOf)];
  return all.map(([part, how, breakIt]) => ({ part, how, breakIt }));
}

const ofApi = ({ instances: [one, other], dataDir }) => [
  [
    'api',
    'killed',
    async () => {
      await one.kill();
      return () => one.start();
    },
  ],
  [
    'api',
    'slowed',
    async () => {
      other.freeze();
      return () => other.thaw();
    },
  ],
  // Uploads are received here before they go to the store.
  [
    'api',
    'filled',
    async () => {
      const folder = path.join(dataDir, 'incoming');
      fs.mkdirSync(folder, { recursive: true });
      await run('mount', ['-t', 'tmpfs', '-o', `size=${TINY_DISK}`, 'tmpfs', folder]);
      return () => run('umount', ['--lazy', folder]);
    },
  ],
];

const ofDatabase = ({ database }) => [
  [
    'mysql',
    'killed',
    async () => {
      await database.kill();
      return () => database.restart();
    },
  ],
  ['mysql', 'slowed', slowed(database.line, SLOW.mysql)],
  ['mysql', 'filled', () => database.useUp()],
];

const ofGalera = ({ database: { galera } }) =>
  galera ? galeraFailures(galera).map(([how, breakIt]) => ['galera', how, breakIt]) : [];

const ofRedis = ({ redis }) => [
  [
    'redis',
    'killed',
    async () => {
      await redis.kill();
      return () => redis.restart();
    },
  ],
  ['redis', 'slowed', slowed(redis.line, SLOW.redis)],
  [
    'redis',
    'filled',
    async () => {
      await tellRedis(redis.port, 'CONFIG SET maxmemory 1');
      return () => tellRedis(redis.port, 'CONFIG SET maxmemory 0');
    },
  ],
];

const ofStore = (cluster) => [
  [
    'store',
    'killed',
    async () => {
      const { port } = new URL(cluster.store.endpoint);
      await cluster.store.stop();
      return async () => {
        cluster.store = await startObjectStore({
          dir: path.join(cluster.dataDir, 'store'),
          port: Number(port),
        });
      };
    },
  ],
  ['store', 'slowed', () => suffering(cluster, { delayMs: SLOW.store })],
  ['store', 'filled', () => suffering(cluster, { isFull: true })],
];

async function suffering(cluster, faults) {
  cluster.store.suffer(faults);
  return () => cluster.store.suffer({});
}

/** Only between the gallery and Stripe: buyers still reach the payment page. */
const ofStripe = ({ stripe, sandbox }) => [
  [
    'stripe',
    'killed',
    async () => {
      stripe.line.cut();
      return () => stripe.line.mend();
    },
  ],
  ['stripe', 'slowed', slowed(stripe.line, SLOW.stripe)],
  [
    'stripe',
    'filled',
    async () => {
      await getJson(`${sandbox}/_sandbox/faults/fail`, { body: { count: 10_000, status: 429 } });
      return () => getJson(`${sandbox}/_sandbox/faults/clear`, { body: {} });
    },
  ],
];

const ofMail = ({ mail }) => [
  [
    'smtp',
    'killed',
    async () => {
      mail.kill();
      return () => mail.restart();
    },
  ],
  [
    'smtp',
    'slowed',
    async () => {
      mail.suffer({ delayMs: SLOW.smtp });
      return () => mail.suffer({});
    },
  ],
  [
    'smtp',
    'filled',
    async () => {
      mail.suffer({ isFull: true });
      return () => mail.suffer({});
    },
  ],
];

const slowed = (line, ms) => async () => {
  line.slow(ms);
  return () => line.slow(0);
};

/** In Redis's inline command format. */
async function tellRedis(port, command) {
  const socket = net.connect({ host: '127.0.0.1', port });
  socket.write(`${command}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  if (!String(answer).startsWith('+OK')) throw new Error(`Redis answered ${String(answer).trim()}`);
}
