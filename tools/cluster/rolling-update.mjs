/** An update without downtime: each instance is replaced in turn, under load. */
import { setTimeout as delay } from 'node:timers/promises';
import { ToolError } from '../process/report.mjs';
import { verify } from './verify.mjs';
import { startTraffic } from './traffic.mjs';

const ROUNDS = 3;
/** Between two restarts, for pages to reconnect. */
const PAUSE_MS = 4_000;

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 */
export async function updateCluster(cluster, report) {
  /** @type {import('./traffic.mjs').Sample[]} */
  const lost = [];
  let requests = 0;
  const traffic = await startTraffic(cluster, {
    onSample: (sample) => {
      requests += 1;
      const isSoldOut = sample.kind === 'buy' && sample.status === 409;
      if ((sample.status < 200 || sample.status > 399) && !isSoldOut) lost.push(sample);
      else if (sample.kind === 'buy' && !['bought', 'refused'].includes(sample.what)) lost.push(sample);
    },
  });
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const instance of cluster.instances)
      await report.step(`Replacing ${instance.name}, ${round} of ${ROUNDS}`, async () => {
        await instance.stop();
        await instance.start();
        await delay(PAUSE_MS);
      });
  const failed = await report.step('Checking the results', () => verify(cluster, traffic));
  const breaks = traffic.pages.flatMap((page) => page.breaks).toSorted((a, b) => a - b);
  const bought = traffic.purchases.filter(({ outcome }) => outcome === 'bought').length;
  report.say(
    `${requests} requests, ${lost.length} lost; ${bought} purchases; ${traffic.photos.length} photos`,
  );
  report.say(
    `${breaks.length} sockets reconnected, after ${middle(breaks)} ms (median), ${last(breaks)} ms at most`,
  );
  for (const { kind, what, status, detail } of lost)
    failed.push(`${kind} ${what}: ${status} ${detail ?? ''}`);
  if (failed.length > 0) throw new ToolError('The rolling update had visible effects.', failed.join('\n'));
}

const middle = (sorted) => (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
const last = (sorted) => (sorted.at(-1) ?? 0).toFixed(0);
