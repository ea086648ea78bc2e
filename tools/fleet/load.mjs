/** Mixed load for minutes: how each kind was answered, what memory did, and every answer that was not as it should be. */
import { setTimeout as delay } from 'node:timers/promises';
import { residentMiB } from '../bench/process-figures.mjs';
import { Fault } from '../run/report.mjs';
import { judge } from './judgement.mjs';
import { startTraffic, USUAL_CROWD } from './traffic.mjs';

const MEMORY_EVERY_MS = 5_000;
/** Above what the second quarter had; the first is warming up. */
const MOST_GROWTH = 1.15;
/** Buyers enough for half an hour of the demo's prints. */
const CROWD = { ...USUAL_CROWD, buy: { people: 2, pauseMs: 3_000 }, guests: 200 };
const MINUTE_MS = 60_000;

/**
 * @param {import('./fleet.mjs').Fleet} fleet
 * @param {import('../run/report.mjs').Report} report
 * @param {{ minutes: number }} options
 */
export async function loadFleet(fleet, report, { minutes }) {
  /** @type {Map<string, number[]>} times by kind, in ms */
  const times = new Map();
  /** @type {Map<string, number>} */
  const errors = new Map();
  const traffic = await startTraffic(fleet, {
    crowd: CROWD,
    onSample: ({ kind, what, status, ms, detail }) => {
      if (!times.has(kind)) times.set(kind, []);
      times.get(kind).push(ms);
      if (isInOrder(kind, status)) return;
      const fault = `${kind} ${what}: ${status} ${detail ?? ''}`;
      errors.set(fault, (errors.get(fault) ?? 0) + 1);
    },
  });
  const memory = fleet.instances.map(() => []);
  await report.step(`Loading for ${minutes} minutes`, async () => {
    const end = Date.now() + minutes * MINUTE_MS;
    while (Date.now() < end) {
      await delay(Math.min(MEMORY_EVERY_MS, Math.max(0, end - Date.now())));
      fleet.instances.forEach(({ pid }, index) => memory[index].push(residentMiB(pid())));
    }
  });
  const faults = await report.step('Looking what came of it', () => judge(fleet, traffic));
  const seconds = minutes * 60;
  report.say('');
  report.say('kind         requests   per s      p50      p95      p99     most (ms)');
  for (const [kind, each] of times) report.say(rowOf(kind, each, seconds));
  fleet.instances.forEach(({ name }, index) => report.say(memoryRow(name, memory[index])));
  const bought = traffic.purchases.filter(({ outcome }) => outcome === 'bought').length;
  report.say(
    `${bought} prints bought, ${traffic.photos.length} photographs, ${CROWD.guests} guests at the end`,
  );
  for (const [fault, count] of errors) faults.push(`${count} times ${fault}`);
  fleet.instances.forEach(({ name }, index) => {
    const [early, late] = [quarter(memory[index], 1), quarter(memory[index], 3)].map(median);
    if (late > early * MOST_GROWTH)
      faults.push(`${name} grew from ${early.toFixed(0)} to ${late.toFixed(0)} MiB`);
  });
  if (faults.length > 0) throw new Fault(`${faults.length} things do not hold.`, faults.join('\n'));
}

/** That a print is gone is the answer to the last buyer, not an error. */
const isInOrder = (kind, status) => (status >= 200 && status < 400) || (kind === 'buy' && status === 409);

function rowOf(kind, times, seconds) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  const figures = [0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(0).padStart(9)).join('');
  return `${kind.padEnd(12)}${String(sorted.length).padStart(9)}${(sorted.length / seconds).toFixed(1).padStart(8)}${figures}`;
}

function memoryRow(name, samples) {
  const [first, second, third, last] = [0, 1, 2, 3].map((index) =>
    median(quarter(samples, index)).toFixed(0),
  );
  return `${name}: memory by quarter ${first}, ${second}, ${third}, ${last} MiB`;
}

const quarter = (samples, index) =>
  samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
