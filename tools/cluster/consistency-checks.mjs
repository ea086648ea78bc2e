/** What is waited for after the load, and the audit. What people were told is checked by tools/history. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { differencesBetween } from '../galera/differences.mjs';
import { getJson } from './api-calls.mjs';

/** The reconciler runs every 20 s, and the lease of a killed instance lasts two minutes. */
export const SETTLE_TIMEOUT_MS = 180_000;
/** A heartbeat timeout, the reconnect delay and one attempt. */
const RECONNECT_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 1_000;

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

/**
 * Waits until the outbox is empty, the order of every paid session is settled, and photos are rendered.
 * @param {Cluster} cluster @param {number} [timeoutMs]
 * @returns {Promise<string[]>} a sentence for each thing that has not settled in time
 */
export async function untilSettled(cluster, timeoutMs = SETTLE_TIMEOUT_MS) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const open = await unsettled(cluster);
    if (open.length === 0 || Date.now() > deadline) return open;
    await delay(POLL_INTERVAL_MS);
  }
}

async function unsettled({ database, sandbox }) {
  const waiting = await database.query(
    "SELECT kind, COUNT(*) AS messages FROM outbox WHERE state = 'waiting' AND (attempts > 0 OR due_at < UTC_TIMESTAMP() + INTERVAL 2 MINUTE) GROUP BY kind",
  );
  const [{ photos }] = await database.query(
    "SELECT COUNT(*) AS photos FROM event_photos WHERE state = 'received'",
  );
  const orders = await statusBySession(database);
  const paid = await paidSessions(sandbox);
  const late = paid.filter((id) => orders.get(id)?.status === 'pending');
  return [
    ...waiting.map(({ kind, messages }) => `${messages} outbox messages of kind ${kind} are not delivered`),
    ...(photos > 0 ? [`${photos} photos are not processed`] : []),
    ...late.map((id) => `session ${id} is paid, but its order is pending`),
  ];
}

async function paidSessions(sandbox) {
  const { sessions } = await getJson(`${sandbox}/_sandbox/sessions`);
  return sessions.filter((session) => session.payment_status === 'paid').map(({ id }) => id);
}

async function statusBySession(database) {
  const rows = await database.query(
    `SELECT payments.session_id AS sessionId, orders.status, orders.number
       FROM payments JOIN orders ON orders.id = payments.reference
      WHERE payments.session_id IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.sessionId, row]));
}

/**
 * Waits until every page has reconnected; a page needs half a minute to notice a dead connection.
 * @param {readonly import('./guest.mjs').Guest[]} pages
 * @returns {Promise<string[]>} a sentence for each page without a socket
 */
export async function untilConnected(pages) {
  const deadline = Date.now() + RECONNECT_TIMEOUT_MS;
  while (Date.now() < deadline && !pages.every((page) => page.isConnected())) await delay(POLL_INTERVAL_MS);
  return pages.flatMap((page, index) => (page.isConnected() ? [] : [`guest ${index} has no socket`]));
}

/**
 * `npm run audit` over the cluster's database.
 * @param {Cluster} cluster
 * @returns {Promise<string[]>} what it says of the invariants that are broken
 */
export async function auditCluster({ root, env, database }) {
  const found = [];
  for (const url of database.nodeUrls) found.push(...(await auditAt(url, { root, env })));
  return [...found, ...(database.galera ? await differencesBetween(database.galera.nodes) : [])];
}

async function auditAt(url, { root, env }) {
  const child = spawn(process.execPath, ['services/api/dist/audit-ledger.js'], {
    cwd: root,
    env: { ...env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const [code] = await once(child, 'close');
  return code === 0 ? [] : output.split('\n').filter((line) => line !== '' && !line.startsWith('✓'));
}
