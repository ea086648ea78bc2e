/** Plants each bug in turn, runs an evening with it, and expects the checker to name it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { untilConnected, untilSettled } from '../../cluster/consistency-checks.mjs';
import { recordLastPages } from '../../cluster/live-event.mjs';
import { duration, ToolError } from '../../process/report.mjs';
import { checkHistory } from '../check-history.mjs';
import { gatherEvidence } from '../evidence.mjs';
import { createHistory } from '../history.mjs';
import { PLANTED_BUGS } from './bugs.mjs';
import { spendEvening } from './evening.mjs';
import { plant } from './plant.mjs';

/** A bug may leave something open forever. */
const SETTLE_MS = 20_000;
/** Time for a killed server to release its files. */
const DEATH_MS = 500;

/**
 * @param {import('../../cluster/cluster.mjs').Cluster} cluster
 * @param {import('../../process/report.mjs').Report} report
 * @param {readonly string[]} only parts, such as `settle`; empty for all
 * @throws {ToolError} if a bug is not found, or something is found without one
 */
export async function findPlantedBugs(cluster, report, only) {
  const bugs = PLANTED_BUGS.filter(({ part }) => only.length === 0 || only.includes(part));
  for (const instance of cluster.instances) await instance.stop();
  const database = path.join(cluster.dataDir, 'database');
  const fresh = path.join(cluster.dataDir, 'database.fresh');
  await replaceDatabase(cluster, { from: database, to: fresh });
  const rows = [];
  for (const bug of [null, ...bugs]) {
    const began = Date.now();
    const what = bug === null ? 'An evening without a bug' : `${bug.part}: ${bug.name}`;
    const found = await report.step(what, async (note) => {
      await replaceDatabase(cluster, { from: fresh, to: database });
      const contradictions = await spendAndCheck(cluster, bug);
      note(`${contradictions.length} contradictions`);
      return contradictions;
    });
    const isRight = bug === null ? found.length === 0 : found.some(({ rule }) => rule === bug.rule);
    rows.push({ what, found, isRight, ms: Date.now() - began });
  }
  report.say('');
  for (const row of rows) for (const line of linesOf(row)) report.say(line);
  const wrong = rows.filter(({ isRight }) => !isRight);
  if (wrong.length > 0) throw new ToolError(`${wrong.length} of ${rows.length} evenings ended otherwise.`);
}

/** Every evening begins with the demo's rows. The instances are down. */
async function replaceDatabase({ database }, { from, to }) {
  await database.kill();
  await delay(DEATH_MS);
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, filter: (file) => !fs.lstatSync(file).isSocket() });
  await database.restart();
}

/** @returns {Promise<ReturnType<typeof checkHistory>>} what the checker finds */
async function spendAndCheck(cluster, bug) {
  const { root, instances, mail } = cluster;
  const folder = path.join(root, '.data/planted-bug');
  fs.rmSync(folder, { recursive: true, force: true });
  const main = bug === null ? undefined : plant(root, bug, folder);
  const emailsBefore = mail.taken.length;
  const history = createHistory();
  try {
    await Promise.all(instances.map((instance) => instance.start({ main })));
    const event = await spendEvening(cluster, history);
    await untilSettled(cluster, SETTLE_MS);
    await untilConnected(event.pages);
    await recordLastPages(cluster.web, event, history);
    event.leave();
    return checkHistory(await gatherEvidence(cluster, history, { emailsBefore }));
  } finally {
    for (const instance of instances) await instance.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf({ what, found, isRight, ms }) {
  const rules = [...new Set(found.map(({ rule }) => rule))];
  const examples = rules.map((rule) => `    ${rule}: ${found.find((each) => each.rule === rule).message}`);
  return [
    `${isRight ? '✓' : '✗'} ${what} (${duration(ms)})`,
    ...(rules.length > 0 ? examples : ['    nothing found']),
  ];
}
