/** Catalog reads against node:http that sends the same bytes, measured alternately, so that both run on the same machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runLoad } from './load.mjs';
import { cpuMicroseconds } from './process-figures.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const pack = { gzip: gzipSync, br: brotliCompressSync };

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
  const [we, they] = await measureBesideBare(url, pid);
  return [
    [
      `${name}: requests per second`,
      `${we.perSecond.toFixed(0)}, bare node:http ${they.perSecond.toFixed(0)}, ratio ${(we.perSecond / they.perSecond).toFixed(2)}`,
    ],
    [`${name}: p99`, `${we.p99} ms, bare node:http ${they.p99} ms`],
    [
      `${name}: CPU per request`,
      `${we.cpu.toFixed(0)} µs, bare node:http ${they.cpu.toFixed(0)} µs, ratio ${(they.cpu / we.cpu).toFixed(2)}`,
      { name: `${name}, CPU of a request`, value: we.cpu, unit: 'µs', bound: they.cpu, times: 1.2 },
    ],
  ];
}

/**
 * An address of the API and a bare server that sends the same, measured in turn.
 * @param {string} url
 * @param {number} pid the API's process
 * @param {'gzip' | 'br'} [encoding]
 * @returns {Promise<{ perSecond: number, p99: number, cpu: number }[]>} ours, theirs; CPU in µs for each request
 */
export async function measureBesideBare(url, pid, encoding = 'gzip') {
  const headers = { 'accept-encoding': encoding };
  const bare = await startBare(url, encoding);
  try {
    await runLoad({ url, seconds: 1, headers });
    await runLoad({ url: bare.url, seconds: 1, headers });
    const ours = [];
    const theirs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure({ url, headers, pid }));
      theirs.push(await measure({ url: bare.url, headers, pid: bare.pid }));
    }
    return [median(ours), median(theirs)];
  } finally {
    bare.stop();
  }
}

async function measure({ url, headers, pid }) {
  const before = cpuMicroseconds(pid);
  const run = await runLoad({ url, seconds: SECONDS, headers });
  return { ...run, cpu: (cpuMicroseconds(pid) - before) / run.requests };
}

/** The median run by requests per second. */
const median = (runs) => runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

/** A bare server that sends the API's response for this address: same bytes, same headers. */
async function startBare(url, encoding) {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  const body = Buffer.from(await response.arrayBuffer());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-bare-'));
  const file = path.join(folder, 'body');
  // fetch has decompressed it. Compressed again it is as long as the API's response, which is what counts here.
  const isPacked = response.headers.get('content-encoding') === encoding;
  fs.writeFileSync(file, isPacked ? pack[encoding](body) : body);
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
