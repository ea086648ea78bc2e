/** Mixed load for some minutes: response times by kind, memory, and every unexpected response. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMiB } from '../bench/process-figures.mjs';
import { duration, ToolError } from '../process/report.mjs';
import { verify } from './verify.mjs';
import { byQuarter, timesTable } from './load-report.mjs';
import { startTraffic, USUAL_CROWD } from './traffic.mjs';

const MEMORY_EVERY_MS = 5_000;
/** Above the second quarter; the first is warm-up. */
const MAX_GROWTH = 1.15;
/** In shorter runs V8 still takes room without collecting: after three minutes 81 of 178 MiB of its heap were in use. */
const MIN_MINUTES_OF_GROWTH = 20;
const CROWD = { ...USUAL_CROWD, buy: { people: 2, pauseMs: 3_000 }, guests: 200 };
const MINUTE_MS = 60_000;
/** For the last purchases, settling and the audit. */
const REST_MS = 5 * MINUTE_MS;
/** Failures to print at most. */
const MAX_MESSAGES = 40;

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 * @param {{ minutes: number, folder: string }} options `folder`: where the result is also written
 */
export async function loadCluster(cluster, report, { minutes, folder }) {
  const lines = [];
  const say = (line) => {
    lines.push(line);
    report.say(line);
  };
  const overdue = delay(minutes * MINUTE_MS + REST_MS, undefined, { ref: false }).then(() => {
    throw new ToolError(`The load did not end within ${duration(minutes * MINUTE_MS + REST_MS)}.`);
  });
  try {
    await Promise.race([load(cluster, report, { minutes, say }), overdue]);
    say(
      minutes < MIN_MINUTES_OF_GROWTH
        ? 'No unexpected errors.'
        : 'No unexpected errors, and memory is stable.',
    );
  } catch (error) {
    lines.push(...(error instanceof ToolError ? [error.detail ?? '', error.message] : [String(error)]));
    throw error;
  } finally {
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `load-${new Date().toISOString().replaceAll(':', '-')}.txt`);
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    report.say(`Saved to ${file}.`);
  }
}

async function load(cluster, report, { minutes, say }) {
  /** @type {Map<string, number[]>} times by kind, in ms */
  const times = new Map();
  /** @type {Map<string, number>} */
  const errors = new Map();
  let requests = 0;
  const traffic = await startTraffic(cluster, {
    crowd: CROWD,
    onSample: ({ kind, what, status, ms, detail }) => {
      requests += 1;
      if (!times.has(kind)) times.set(kind, []);
      times.get(kind).push(ms);
      if (isExpected(kind, status)) return;
      const key = `${kind} ${what}: ${status} ${detail ?? ''}`;
      errors.set(key, (errors.get(key) ?? 0) + 1);
    },
  });
  const memory = cluster.instances.map(() => []);
  await report.step(`Loading for ${minutes} minutes`, async () => {
    const begun = Date.now();
    const end = begun + minutes * MINUTE_MS;
    for (let reported = 0; Date.now() < end;) {
      await delay(Math.min(MEMORY_EVERY_MS, Math.max(0, end - Date.now())));
      cluster.instances.forEach(({ pid }, index) => memory[index].push(residentMiB(pid())));
      const minute = Math.floor((Date.now() - begun) / MINUTE_MS);
      if (minute === reported) continue;
      reported = minute;
      const mib = memory.map((samples) => samples.at(-1).toFixed(0)).join(' and ');
      report.say(`    minute ${minute}: ${requests} requests, ${sumOf(errors)} unexpected, ${mib} MiB`);
    }
  });
  const failed = await report.step('Checking the results', () => verify(cluster, traffic));
  say('');
  for (const line of timesTable(times, minutes * 60)) say(line);
  if (minutes < MIN_MINUTES_OF_GROWTH)
    say(`Whether memory grows shows only after ${MIN_MINUTES_OF_GROWTH} minutes.`);
  cluster.instances.forEach(({ name }, index) => {
    const [first, second, third, last] = byQuarter(memory[index]).map((mib) => mib.toFixed(0));
    say(`${name}: memory by quarter ${first}, ${second}, ${third}, ${last} MiB`);
    if (minutes < MIN_MINUTES_OF_GROWTH) return;
    if (Number(last) > Number(second) * MAX_GROWTH) failed.push(`${name} grew from ${second} to ${last} MiB`);
  });
  const bought = traffic.purchases.filter(({ outcome }) => outcome === 'bought').length;
  say(
    `${bought} prints bought, ${traffic.photos.length} photos, ${CROWD.guests} guests, ${cluster.mail.taken.length} emails`,
  );
  for (const [error, count] of errors) failed.push(`${count} times ${error}`);
  if (failed.length > 0)
    throw new ToolError(`${failed.length} checks failed.`, failed.slice(0, MAX_MESSAGES).join('\n'));
}

/** A sold-out print is the right response to the last buyers, not an error. */
const isExpected = (kind, status) => (status >= 200 && status < 400) || (kind === 'buy' && status === 409);

const sumOf = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);
