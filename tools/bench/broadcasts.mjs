/**
 * A photo sent to every open page of its event, against bare ws that sends the same bytes to as many sockets, alternating
 * on one machine. Measured from the response to the publishing request until the last page has it.
 */
import { randomUUID } from 'node:crypto';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { signInDemoOwner } from '../gallery/demo-owner.mjs';
import { residentMiB } from './process-figures.mjs';
import { eventWithWaitingPhotos } from './waiting-photos.mjs';

const CROWDS = [1_000, 5_000];
const ROUNDS = 20;
/** Warm-up rounds are not measured. */
const WARM_UP = 3;

/**
 * @param {{ api: string, pid: number, origin: string, databaseUrl: string }} gallery the API's address and process
 * @returns {Promise<[string, string][]>}
 */
export async function measureBroadcasts({ api, pid, origin, databaseUrl }) {
  const { eventId, photoIds } = await eventWithWaitingPhotos(
    databaseUrl,
    CROWDS.length * (ROUNDS + WARM_UP) + 1,
  );
  const owner = await signInDemoOwner(api);
  const publish = () => post(`${api}/api/admin/event-photos/${photoIds.pop()}/publication`, owner);
  const url = `${api.replace('http', 'ws')}/ws`;
  const join = { type: 'join_event', eventId, pass: await passOf(api, eventId) };
  const bytes = await messageOf({ url, origin, join, publish });
  const rows = [];
  for (const count of CROWDS) {
    const bare = await startBare(bytes);
    const [ours, theirs] = await measure(count, [
      { pid, crowd: { url, origin, count, join }, trigger: publish },
      { pid: bare.pid, crowd: { url: bare.url.replace('http', 'ws'), count }, trigger: () => post(bare.url) },
    ]);
    bare.stop();
    rows.push(...rowsOf(count, bytes.length, ours, theirs));
  }
  return rows;
}

function rowsOf(count, length, ours, theirs) {
  const name = `${count.toLocaleString('en')} sockets`;
  const ms = (value) => `${value.toFixed(0)} ms`;
  const against = (we, they) => `${ms(we)}, bare ws ${ms(they)}, ratio ${(we / they).toFixed(2)}`;
  return [
    [
      `${name}: a photograph (${length} bytes) to the last page, median`,
      against(ours.last.median, theirs.last.median),
    ],
    [`${name}: to the last page, p99 of ${ROUNDS}`, against(ours.last.p99, theirs.last.p99)],
    [`${name}: to each page, median`, against(ours.each.median, theirs.each.median)],
    [`${name}: to each page, p99`, against(ours.each.p99, theirs.each.p99)],
    [`${name}: messages lost`, `${ours.lost} of ${count * ROUNDS}, bare ws ${theirs.lost}`],
    [
      `${name}: memory of the process per socket`,
      `${ours.kiB.toFixed(1)} KiB, bare ws ${theirs.kiB.toFixed(1)} KiB`,
    ],
  ];
}

/** Pages at each server, notified alternately, so that both run on the same machine. */
async function measure(count, servers) {
  const crowds = [];
  try {
    for (const { pid, crowd, trigger } of servers) {
      const pages = fork(path.join(import.meta.dirname, 'crowd.mjs'));
      crowds.push({ pages, trigger, rounds: [], kiB: 0 });
      const before = residentMiB(pid);
      await ask(pages, { open: crowd }, 'opened');
      crowds.at(-1).kiB = ((residentMiB(pid) - before) * 1024) / count;
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const { pages, trigger, rounds } of crowds) rounds.push(await told(pages, trigger));
    }
    return crowds.map(({ rounds, kiB }) => figuresOf(rounds.slice(WARM_UP), count, kiB));
  } finally {
    await Promise.all(crowds.map(({ pages }) => leave(pages)));
  }
}

async function leave(pages) {
  const gone = once(pages, 'exit');
  pages.send({ close: true });
  await gone;
}

function figuresOf(rounds, count, kiB) {
  return {
    kiB,
    last: middleAndEnd(rounds.map((times) => Math.max(...times))),
    each: middleAndEnd(rounds.flat()),
    lost: rounds.reduce((sum, times) => sum + count - times.length, 0),
  };
}

/** How long after the response each page had the message, in ms; 0 if it came before the response. */
async function told(pages, trigger) {
  await ask(pages, { expect: 'new_photo' }, 'expecting');
  const received = ask(pages, null, 'receivedAt');
  await trigger();
  const answeredAt = process.hrtime.bigint();
  return (await received).map((at) => Math.max(0, Number(BigInt(at) - answeredAt) / 1_000_000));
}

/** The message of that name. */
async function ask(pages, message, answer) {
  const answered = new Promise((resolve, reject) => {
    const stop = () => pages.off('message', hear).off('exit', fail);
    const hear = (said) => {
      if (!(answer in said)) return;
      stop();
      resolve(said[answer]);
    };
    const fail = (code) => reject(new Error(`the crowd ended (exit code ${code})`));
    pages.on('message', hear).on('exit', fail);
  });
  if (message) pages.send(message);
  return answered;
}

function middleAndEnd(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], p99: sorted[Math.ceil(sorted.length * 0.99) - 1] };
}

/** The API's message about one photo. */
async function messageOf({ url, origin, join, publish }) {
  const socket = new WebSocket(url, { origin });
  await once(socket, 'open');
  socket.send(JSON.stringify(join));
  await once(socket, 'message');
  const [[data]] = await Promise.all([once(socket, 'message'), publish()]);
  socket.close();
  return data;
}

async function passOf(api, eventTag) {
  const answer = await fetch(`${api}/api/live-event-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A known address gets its pass by email.
    body: JSON.stringify({ name: 'Elena Marsh', email: `${randomUUID()}@marsh.example`, eventTag }),
  });
  if (!answer.ok) throw new Error(`no pass: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).pass;
}

async function post(url, headers = {}) {
  const answer = await fetch(url, { method: 'POST', headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

async function startBare(bytes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-bare-'));
  const file = path.join(folder, 'message');
  fs.writeFileSync(file, bytes);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-broadcast.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: child.pid,
    stop: () => {
      child.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
