/** Polls of an event's pages that have every photo: 304, against node:http with the same response. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { enterNewEvent } from './bench-event.mjs';
import { runLoad } from './load.mjs';
import { cpuMicroseconds } from './process-figures.mjs';

const ROUNDS = 3;
const SECONDS = 4;
/** Guests of one event, each polling every five seconds, for comparison. */
const GUESTS = 5_000;

/**
 * @param {string} api the API's address
 * @param {number} pid the API's process
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measurePolls(api, pid) {
  const { url, headers } = await openEvent(api);
  const bare = await startBare();
  try {
    await runLoad({ url, headers, seconds: 2, expected: 304 });
    await runLoad({ url: bare.url, headers, seconds: 1, expected: 304 });
    const ours = [];
    const theirs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure({ url, headers, pid }));
      theirs.push(await measure({ url: bare.url, headers, pid: bare.pid }));
    }
    const [we, they] = [median(ours), median(theirs)];
    return [
      [
        'polls: 304 per second',
        `${we.perSecond.toFixed(0)}, bare node:http ${they.perSecond.toFixed(0)}, ratio ${(we.perSecond / they.perSecond).toFixed(2)}; ${GUESTS} guests make ${GUESTS / 5}`,
      ],
      ['polls: p99', `${we.p99} ms, bare node:http ${they.p99} ms`],
      [
        'polls: CPU per 304',
        `${we.cpu.toFixed(0)} µs, bare node:http ${they.cpu.toFixed(0)} µs`,
        { name: 'polls, CPU of a 304', value: we.cpu, unit: 'µs', bound: they.cpu, times: 3 },
      ],
    ];
  } finally {
    bare.stop();
  }
}

/** A live event, a guest in it, and the ETag of what they have. */
async function openEvent(api) {
  const { id, pass } = await enterNewEvent(api);
  const url = `${api}/api/events/${id}/photos`;
  const cookie = { cookie: `event_pass_${id}=${pass}` };
  const first = await fetch(url, { headers: cookie });
  return { url, headers: { ...cookie, 'if-none-match': first.headers.get('etag') } };
}

async function measure({ url, headers, pid }) {
  const before = cpuMicroseconds(pid);
  const run = await runLoad({ url, seconds: SECONDS, headers, expected: 304 });
  return { ...run, cpu: (cpuMicroseconds(pid) - before) / run.requests };
}

/** The median run by requests per second. */
const median = (runs) => runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

async function startBare() {
  const file = path.join(import.meta.dirname, 'bare-server.mjs');
  const headers = JSON.stringify({ etag: '"0"', 'cache-control': 'private, no-cache' });
  const child = spawn(process.execPath, [file, '/dev/null', headers, '304'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: child.pid,
    stop: () => child.kill(),
  };
}
