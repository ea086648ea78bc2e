/** Kills, slows and fills each part while people buy and watch, then audits the ledger and compares what people were told. */
import { setTimeout as delay } from 'node:timers/promises';
import { ToolError } from '../process/report.mjs';
import { failures } from './failures.mjs';
import { verify } from './verify.mjs';
import { startTraffic } from './traffic.mjs';

const BEFORE_MS = 4_000;
const DURING_MS = 12_000;
const AFTER_MS = 6_000;
/** More buyers and fewer readers than usual: what buyers were told is compared. */
const CROWD = {
  browse: { people: 2, pauseMs: 300 },
  buy: { people: 4, pauseMs: 500 },
  admin: { people: 1, pauseMs: 1_500 },
  photograph: { people: 1, pauseMs: 2_500 },
  guests: 20,
};

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 * @param {readonly string[]} only names of parts, such as `mysql`; empty for all
 */
export async function runChaos(cluster, report, only) {
  const all = failures(cluster);
  const unknown = only.find((part) => all.every((breakage) => breakage.part !== part));
  if (unknown !== undefined)
    throw new ToolError(
      `Unknown part ${unknown}. Use one of ${[...new Set(all.map(({ part }) => part))].join(', ')}.`,
    );
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const faults = [];
  for (const breakage of all.filter(({ part }) => only.length === 0 || only.includes(part))) {
    const what = `${breakage.part} ${breakage.how}`;
    const found = await report.step(what, async (note) => {
      const went = await goThrough(cluster, breakage);
      note(went.told);
      return went;
    });
    rows.push(`${what.padEnd(14)}  ${found.told}`);
    for (const fault of found.faults) {
      report.say(`    ${fault}`);
      faults.push(`${what}: ${fault}`);
    }
  }
  report.say('');
  for (const row of rows) report.say(row);
  if (faults.length > 0) throw new ToolError(`${faults.length} checks failed.`, faults.join('\n'));
}

/** @param {import('./cluster.mjs').Cluster} cluster @param {import('./failures.mjs').Breakage} breakage */
async function goThrough(cluster, { part, breakIt }) {
  /** @type {import('./traffic.mjs').Sample[]} */
  const samples = [];
  const traffic = await startTraffic(cluster, { crowd: CROWD, onSample: (sample) => samples.push(sample) });
  await delay(BEFORE_MS);
  let repair;
  try {
    repair = await breakIt();
  } catch (error) {
    await traffic.stop();
    traffic.leave();
    return { told: `skipped: ${error.message}`, faults: [] };
  }
  try {
    await delay(DURING_MS);
  } finally {
    await repair();
  }
  await delay(AFTER_MS);
  const faults = await verify(cluster, traffic, {
    // Killed between the mail server's reply and the row's update: delivery is at least once.
    mayRepeatMails: ['api', 'mysql', 'smtp'].includes(part),
  });
  return { told: summaryOf(samples, traffic), faults: [...faults, ...unprovoked(samples)] };
}

/** An unavailable part has its own error; a 500 is an unhandled case. */
const unprovoked = (samples) =>
  samples
    .filter(({ status }) => status === 500)
    .map(({ kind, what, detail }) => `${kind} ${what} answered 500: ${detail}`);

function summaryOf(samples, { purchases, photos }) {
  const count = (outcome) => purchases.filter((purchase) => purchase.outcome === outcome).length;
  const away = samples.filter(({ status }) => status === 0 || status > 499).length;
  const slowest = Math.max(0, ...samples.map(({ ms }) => ms));
  return [
    `${count('bought')} bought`,
    `${count('refused')} refused`,
    `${count('failed') + count('unpaid') + count('unknown')} not served`,
    `${photos.length} photos`,
    `${away} of ${samples.length} requests unavailable`,
    `slowest ${(slowest / 1000).toFixed(1)} s`,
  ].join(', ');
}
