/** Whether every node of a cluster has the same rows. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Some table is being written to at any time, so each table only has to be equal at one moment. */
const TRIES = 20;
const PAUSE_MS = 500;
/** A node that was away first has to apply minutes of purchases from the others. */
const CATCH_UP_TIMEOUT_MS = 60_000;

/**
 * Compares rows: CHECKSUM TABLE sometimes differed between nodes on which it matched before and after.
 * @param {readonly import('./node.mjs').GaleraNode[]} nodes all of them in sync
 * @returns {Promise<string[]>} a sentence for each table that differs
 */
export async function differencesBetween(nodes) {
  const rows = await nodes[0].query("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  const found = [];
  for (const table of rows.map((row) => Object.values(row)[0]))
    if (!(await isSame(nodes, table))) found.push(`the nodes of the database differ in ${table}`);
  return found;
}

async function isSame(nodes, table) {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const digests = await Promise.all(nodes.map((node) => digestOf(node, table)));
    if (new Set(digests).size === 1) return true;
    await delay(PAUSE_MS);
  }
  return false;
}

/** After it has caught up with what was committed elsewhere. */
async function digestOf(node, table) {
  const sql = `SET STATEMENT wsrep_sync_wait = 1 FOR SELECT * FROM \`${table}\``;
  const rows = await node.query(sql, [], CATCH_UP_TIMEOUT_MS);
  const lines = rows.map((row) => JSON.stringify(row)).toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
