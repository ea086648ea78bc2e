/**
 * The console's lists in a gallery of 5,000 artworks and 50,000 orders, one request after the other, alternating with SELECT 1
 * over bare node:http. The database counts a request's queries; the lowest of several requests is used, because the API's
 * workers also run queries.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { signInDemoOwner } from '../gallery/demo-owner.mjs';
import { connectionOptions } from '../database/connection.mjs';
import { consoleLists } from './console-lists.mjs';

const WARM_UP = 5;
const ROUNDS = 40;
const COUNTED = 6;
/** Limit for a first page, in ms. */
const LIMIT_MS = 60;
/** After a large seed the API's workers bring people up to date, more than any real gallery has to in a day. */
const CATCH_UP_MS = 3 * 60_000;
const QUIET_MS = 3_000;
/** Workers that find nothing to do ask less often. */
const QUIET_SELECTS = 30;

/**
 * @param {string} api the API's address
 * @param {string} databaseUrl
 * @param {{ lists?: typeof consoleLists, limitMs?: number }} [options] other lists than the console's, and their limit
 * @returns {Promise<[string, string][]>}
 */
export async function measureLists(api, databaseUrl, { lists = consoleLists, limitMs = LIMIT_MS } = {}) {
  const bare = await startBare(databaseUrl);
  const headers = await signInDemoOwner(api);
  const database = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    await untilQuiet(database);
    const rows = [];
    for (const { name, path: address, asks } of lists) {
      for (const [what, query] of Object.entries(asks)) {
        const url = `${api}${address}${query ? `?${query.replaceAll(' ', '%20')}` : ''}`;
        if (!(await isThere(url, headers))) continue;
        rows.push([
          `${name}, ${what}`,
          await figuresOf(url, { headers, bareUrl: bare.url, database, limitMs }),
        ]);
      }
    }
    return rows;
  } finally {
    await database.end();
    bare.stop();
  }
}

async function figuresOf(url, { headers, bareUrl, database, limitMs }) {
  const ours = [];
  const theirs = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    ours.push(await timed(url, headers));
    theirs.push(await timed(bareUrl));
  }
  const [we, they] = [ours, theirs].map((times) => times.slice(WARM_UP).toSorted((a, b) => a - b));
  const at = (times, share) => times[Math.ceil(times.length * share) - 1];
  const ms = (value) => value.toFixed(1);
  const p95 = at(we, 0.95);
  return [
    `p50 ${ms(at(we, 0.5))} ms, p95 ${ms(p95)} ms`,
    `SELECT 1 p50 ${ms(at(they, 0.5))} ms`,
    `ratio ${(at(we, 0.5) / at(they, 0.5)).toFixed(1)}`,
    `${await queriesOf(url, { headers, database })} queries`,
    ...(p95 > limitMs ? [`over ${limitMs} ms`] : []),
  ].join(', ');
}

async function timed(url, headers = {}) {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - began;
}

/** A list that this version of the API does not have is skipped. */
async function isThere(url, headers) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if ([404, 405].includes(answer.status)) return false;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return true;
}

async function queriesOf(url, { headers, database }) {
  let fewest = Infinity;
  for (let round = 0; round < COUNTED; round += 1) {
    const before = await selects(database);
    await timed(url, headers);
    fewest = Math.min(fewest, (await selects(database)) - before);
  }
  return fewest;
}

/** Measures anyway when its time is over. */
async function untilQuiet(database) {
  const deadline = Date.now() + CATCH_UP_MS;
  for (let before = await selects(database); Date.now() < deadline;) {
    await delay(QUIET_MS);
    const now = await selects(database);
    if (now - before < QUIET_SELECTS) return;
    before = now;
  }
}

async function selects(database) {
  const [[row]] = await database.query("SHOW GLOBAL STATUS LIKE 'Com_select'");
  return Number(row.Value);
}

async function startBare(databaseUrl) {
  const script = path.join(import.meta.dirname, 'bare-select.mjs');
  const child = spawn(process.execPath, [script, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}
