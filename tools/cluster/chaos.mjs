/** Kills, slows and fills each part while people buy and watch, then runs every check. */
import { setTimeout as delay } from 'node:timers/promises';
import { watchWriters } from '../galera/watch-writers.mjs';
import { ToolError } from '../process/report.mjs';
import { addWorksForSale } from './works-for-sale.mjs';
import { failures } from './failures.mjs';
import { verify } from './verify.mjs';
import { startTraffic } from './traffic.mjs';

const BEFORE_MS = 4_000;
const DURING_MS = 12_000;
const AFTER_MS = 6_000;
/** More buyers and fewer readers than usual, because receipts are what the checks compare. */
const CROWD = {
  browse: { people: 2, pauseMs: 300 },
  buy: { people: 4, pauseMs: 500 },
  admin: { people: 1, pauseMs: 1_500 },
  photograph: { people: 1, pauseMs: 2_500 },
  guests: 20,
};
/** Where a number of purchases is to be reached: as many buyers as two cores serve. */
const RUSH = { ...CROWD, buy: { people: 16, pauseMs: 100 } };
/** While a failure lasts long: an evening's pace. */
const CALM = {
  browse: { people: 1, pauseMs: 2_000 },
  buy: { people: 1, pauseMs: 12_000 },
  admin: { people: 1, pauseMs: 10_000 },
  photograph: { people: 1, pauseMs: 30_000 },
  guests: 20,
};
/** The longest pause between two attempts of the outbox, and a minute. */
const LAST_RETRY_MS = 31 * 60_000;
/** To reach the purchases of one failure. */
const RUSH_TIMEOUT_MS = 10 * 60_000;
/** Buyers who run into another failure try again, so more prints are needed than are sold. */
const PRINTS_PER_PURCHASE = 1.2;

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 * @param {{ only: readonly string[], purchases: number, minutes: number }} options `only`: parts, such as `mysql`, or one
 *   failure, such as `mysql disk full`; empty for all. `purchases`: how many prints are bought in all at least, the same
 *   number through each failure; 0 for as many as the time of the failures allows. `minutes`: how long each failure lasts; 0 for some seconds
 */
export async function runChaos(cluster, report, { only, purchases, minutes }) {
  const all = failures(cluster);
  const isNamed = (name, { part, how }) => name === part || name === `${part} ${how}`;
  const unknown = only.find((name) => !all.some((breakage) => isNamed(name, breakage)));
  if (unknown !== undefined)
    throw new ToolError(
      `Unknown failure ${unknown}. Use one of ${[...new Set(all.map(({ part }) => part))].join(', ')}.`,
    );
  const chosen = all.filter((each) => only.length === 0 || only.some((name) => isNamed(name, each)));
  if (purchases > 0)
    await report.step('Adding works', () =>
      addWorksForSale(cluster.web, Math.ceil(purchases * PRINTS_PER_PURCHASE)),
    );
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const failed = [];
  let bought = 0;
  for (const [index, breakage] of chosen.entries()) {
    // The purchases of skipped failures are shared among the others.
    const share = Math.max(0, Math.ceil((purchases - bought) / (chosen.length - index)));
    const what = `${breakage.part} ${breakage.how}`;
    const found = await report.step(what, async (note) => {
      const result = await runBreakage(cluster, breakage, { share, minutes });
      note(result.summary);
      return result;
    });
    bought += found.bought;
    rows.push(`${what.padEnd(24)}  ${found.summary}`);
    for (const message of found.failed) {
      report.say(`    ${message}`);
      failed.push(`${what}: ${message}`);
    }
  }
  report.say('');
  for (const row of rows) report.say(row);
  report.say(`${bought} prints bought in all`);
  if (bought < purchases) failed.push(`${bought} prints were bought, not ${purchases}`);
  if (failed.length > 0) throw new ToolError(`${failed.length} checks failed.`, failed.join('\n'));
}

/**
 * @param {import('./cluster.mjs').Cluster} cluster @param {import('./failures.mjs').Breakage} breakage
 * @param {{ share: number, minutes: number }} options `share`: prints that are bought before it ends, if they can be; 0 for
 *   any number
 */
async function runBreakage(cluster, { part, breakIt }, { share, minutes }) {
  /** @type {import('./traffic.mjs').Sample[]} */
  const samples = [];
  const traffic = await startTraffic(cluster, {
    crowd: minutes > 0 ? CALM : share > 0 ? RUSH : CROWD,
    onSample: (sample) => samples.push(sample),
  });
  const endWatch = watchWriters(cluster.database.galera?.nodes ?? []);
  await delay(BEFORE_MS);
  let repair;
  try {
    repair = await breakIt();
  } catch (error) {
    await traffic.stop();
    await endWatch();
    traffic.leave();
    return { summary: `skipped: ${error.message}`, failed: [], bought: 0 };
  }
  try {
    await delay(minutes > 0 ? minutes * 60_000 : DURING_MS);
  } finally {
    await repair();
  }
  await delay(AFTER_MS);
  const deadline = Date.now() + RUSH_TIMEOUT_MS;
  while (countOf(traffic, 'bought') < share && Date.now() < deadline) await delay(1_000);
  const failed = await verify(cluster, traffic, {
    // Killed between the mail server's reply and the row's update: delivery is at least once.
    mayRepeatEmails: ['api', 'mysql', 'galera', 'smtp'].includes(part),
    retryMs: minutes > 0 ? LAST_RETRY_MS : 0,
  });
  return {
    summary: summaryOf(samples, traffic),
    failed: [...failed, ...(await endWatch()), ...serverErrors(samples)],
    bought: countOf(traffic, 'bought'),
  };
}

/** @param {Pick<import('./traffic.mjs').Traffic, 'purchases'>} traffic @param {import('./buyer.mjs').Purchase['outcome']} outcome */
const countOf = ({ purchases }, outcome) =>
  purchases.filter((purchase) => purchase.outcome === outcome).length;

/** An unavailable part is answered with 503; a 500 means a case that nobody handled. */
const serverErrors = (samples) =>
  samples
    .filter(({ status }) => status === 500)
    .map(({ kind, what, detail }) => `${kind} ${what} answered 500: ${detail}`);

function summaryOf(samples, traffic) {
  const count = (outcome) => countOf(traffic, outcome);
  const unavailable = samples.filter(({ status }) => status === 0 || status > 499).length;
  const slowest = Math.max(0, ...samples.map(({ ms }) => ms));
  const done = samples.filter(({ kind, what }) => kind === 'buy' && what === 'bought').map(({ at }) => at);
  const pauses = done.slice(1).map((at, index) => at - done[index]);
  return [
    `${count('bought')} bought`,
    `${count('refused')} refused`,
    `${count('failed') + count('unpaid') + count('unknown')} failed`,
    `${traffic.photos.length} photos`,
    `${unavailable} of ${samples.length} requests unavailable`,
    `slowest ${(slowest / 1000).toFixed(1)} s`,
    `longest without a purchase ${(Math.max(0, ...pauses) / 1000).toFixed(1)} s`,
  ].join(', ');
}
