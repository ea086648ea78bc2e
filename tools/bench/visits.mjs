/**
 * Visits recorded per second, against node:http that only inserts the same records; and the console's reports over a
 * million visits, alternating with SELECT 1 over bare node:http.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';
import { measureLists } from './lists.mjs';
import { runLoad } from './load.mjs';
import { cpuMicroseconds } from './process-figures.mjs';

const ROUNDS = 3;
const SECONDS = 4;
/** Limit for a two-week report over a million visits, in ms. */
const LIMIT_MS = 50;

const sums = [
  {
    name: 'visits, sums',
    path: '/api/analytics/summary',
    asks: { '14 days': 'days=14', '90 days': 'days=90', '12 months': 'days=365' },
  },
  { name: 'visits, latest', path: '/api/analytics/data', asks: { '14 days': 'days=14' } },
  { name: 'visits, curve', path: '/api/admin/analytics/days', asks: { '90 days': 'days=90' } },
  { name: 'visits, partner', path: '/api/admin/analytics/partners/elena', asks: { all: '' } },
];

const record = {
  page: '/fine-art/low-tide',
  referrer: 'https://www.google.com/',
  sessionId: '7f3c0a52-1b9d-4e77',
  utmSource: null,
  isPartner: false,
};
const post = {
  method: 'POST',
  body: JSON.stringify(record),
  headers: {
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': 'Mozilla/5.0 (Linux x86_64, rv:140.0) Gecko/20100101 Firefox/140.0',
  },
};

/**
 * @param {{ api: string, origin: string, databaseUrl: string, pid: number }} gallery `origin` is that of its pages, `pid` the
 *   API's process
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureVisits({ api, origin, databaseUrl, pid }) {
  const database = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    const [[{ visits }]] = await database.query('SELECT COUNT(*) AS visits FROM visits');
    return [
      ['visits in the database', Number(visits).toLocaleString('en')],
      ...(await measureLists(api, databaseUrl, { lists: sums, limitMs: LIMIT_MS })),
      ...(await measureRecording({ api, origin, databaseUrl, database, pid })),
    ];
  } finally {
    await database.end();
  }
}

async function measureRecording({ api, origin, databaseUrl, database, pid }) {
  // Browsers name their page's origin with each beacon.
  const beacon = { ...post, headers: { ...post.headers, origin }, expected: 202 };
  const bare = await startBare(databaseUrl);
  try {
    const sides = [
      {
        url: `${api}/api/analytics/track`,
        pid,
        rows: () => standing(database, "dimension = 'all'"),
        lost: () => standing(database, "dimension = 'lost'"),
      },
      {
        url: bare.url,
        pid: bare.pid,
        rows: async () => (await (await fetch(bare.url)).json()).rows,
        lost: () => 0,
      },
    ];
    for (const { url } of sides) await runLoad({ url, seconds: 1, ...beacon });
    const runs = sides.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, side] of sides.entries()) runs[index].push(await measure(side, beacon));
    const [we, they] = runs.map(median);
    return [
      [
        'visits: recorded per second',
        `${we.perSecond.toFixed(0)}, bare node:http with INSERT ${they.perSecond.toFixed(0)}, ratio ${(we.perSecond / they.perSecond).toFixed(2)}, ${we.lost} of ${we.sent} lost`,
      ],
      ['visits: answer p99', `${we.p99} ms, bare ${they.p99} ms`],
      [
        'visits: CPU per visit',
        `${we.cpu.toFixed(0)} µs, bare ${they.cpu.toFixed(0)} µs`,
        { name: 'visits, CPU of a visit', value: we.cpu, unit: 'µs', bound: they.cpu, times: 4 },
      ],
    ];
  } finally {
    bare.stop();
  }
}

/** Visits in the database once none is waiting, divided by the time until then. */
async function measure({ url, pid, rows, lost }, beacon) {
  const [before, lostBefore] = [await settled(rows), await lost()];
  const cpuBefore = cpuMicroseconds(pid);
  const began = performance.now();
  const run = await runLoad({ url, seconds: SECONDS, ...beacon });
  const recorded = (await settled(rows)) - before;
  return {
    perSecond: (recorded / (performance.now() - began)) * 1_000,
    p99: run.p99,
    sent: run.requests,
    lost: (await lost()) - lostBefore,
    cpu: (cpuMicroseconds(pid) - cpuBefore) / recorded,
  };
}

/** The count once it has been stable for longer than a write waits. */
async function settled(rows) {
  for (let last = await rows(); ;) {
    await delay(1_200);
    const now = await rows();
    if (now === last) return now;
    last = now;
  }
}

async function standing(database, condition) {
  const [[{ total }]] = await database.query(
    `SELECT COALESCE(SUM(visits), 0) AS total FROM visit_daily_totals WHERE ${condition}`,
  );
  return Number(total);
}

/** The median run by visits per second. */
const median = (runs) => runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

async function startBare(databaseUrl) {
  const script = path.join(import.meta.dirname, 'bare-visits.mjs');
  const child = spawn(process.execPath, [script, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: child.pid,
    stop: () => child.kill(),
  };
}
