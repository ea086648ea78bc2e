/** Catalog reads against node:http that sends the same bytes, measured alternately, so that both run on the same machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runLoad } from './load.mjs';
import { cpuMicroseconds } from './process-figures.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const gzip = { 'accept-encoding': 'gzip' };

/**
 * @param {string} api the API's address
 * @param {number} pid the API's process
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureReads(api, pid) {
  const [work] = await (await fetch(`${api}/api/artworks`)).json();
  return [
    ...(await compare('list', `${api}/api/artworks`, pid)),
    ...(await compare('inventory', `${api}/api/admin/artwork-inventory`, pid)),
    ...(await compare('detail', `${api}/api/artworks/${work.slug}`, pid)),
  ];
}

async function compare(name, url, pid) {
  const bare = await startBare(url);
  try {
    await runLoad({ url, seconds: 1, headers: gzip });
    await runLoad({ url: bare.url, seconds: 1, headers: gzip });
    const ours = [];
    const theirs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(url, pid));
      theirs.push(await measure(bare.url, bare.pid));
    }
    const [we, they] = [median(ours), median(theirs)];
    return [
      [
        `${name}: requests per second`,
        `${we.perSecond.toFixed(0)}, bare node:http ${they.perSecond.toFixed(0)}, ratio ${(we.perSecond / they.perSecond).toFixed(2)}`,
      ],
      [`${name}: p99`, `${we.p99} ms, bare node:http ${they.p99} ms`],
      [
        `${name}: CPU per request`,
        `${we.cpu.toFixed(0)} µs, bare node:http ${they.cpu.toFixed(0)} µs, ratio ${(they.cpu / we.cpu).toFixed(2)}`,
        { name: `${name}, CPU of a request`, value: we.cpu, unit: 'µs', bound: they.cpu, most: 1.2 },
      ],
    ];
  } finally {
    bare.stop();
  }
}

async function measure(url, pid) {
  const before = cpuMicroseconds(pid);
  const run = await runLoad({ url, seconds: SECONDS, headers: gzip });
  return { ...run, cpu: (cpuMicroseconds(pid) - before) / run.requests };
}

/** The median run by requests per second. */
const median = (runs) => runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

/** A bare server that sends the API's response for this address: same bytes, same headers. */
async function startBare(url) {
  const response = await fetch(url, { headers: gzip });
  const body = Buffer.from(await response.arrayBuffer());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-bare-'));
  const file = path.join(folder, 'body');
  // fetch has decompressed it. Compressed again it is as long as the API's response, which is what counts here.
  const isPacked = response.headers.get('content-encoding') === 'gzip';
  fs.writeFileSync(file, isPacked ? gzipSync(body) : body);
  const dropped = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.includes(name)));
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.mjs'), file, JSON.stringify(headers)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: child.pid,
    stop: () => {
      child.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
