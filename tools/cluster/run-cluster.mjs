/** `npm run cluster`: shared state of two instances, and the journeys through nginx. */
import path from 'node:path';
import { ToolError } from '../process/report.mjs';
import { sharedCases } from './multi-instance-cases.mjs';

const JOURNEYS_MS = 10 * 60_000;

/**
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 */
export async function runCluster(cluster, report) {
  const broken = [];
  for (const { what, run } of sharedCases)
    try {
      await report.step(what, async (note) => {
        const word = await run(cluster);
        if (word) note(word);
      });
    } catch (error) {
      broken.push(what);
      report.say(`    ${error.message}`);
    }
  if (broken.length > 0) throw new ToolError(`${broken.length} of ${sharedCases.length} checks failed.`);
}

/**
 * The journeys of e2e. Either instance may answer any request.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {import('../process/report.mjs').Report} report
 * @param {import('../process/processes.mjs').Processes} processes
 */
export async function journeys(cluster, report, processes) {
  const { root, web, admin, inquiry, sandbox, database, dataDir, store, env: told } = cluster;
  // For the journeys' second gallery, which is a third instance here.
  const { REDIS_URL, SMTP_URL, NODE_EXTRA_CA_CERTS } = told;
  const shared = { ...store.environment, REDIS_URL, SMTP_URL, NODE_EXTRA_CA_CERTS };
  const gallery = {
    baseURL: web,
    inquiryURL: inquiry,
    adminURL: admin,
    stripeURL: told.STRIPE_HOST ?? sandbox,
    sandboxPort: new URL(sandbox).port,
    databaseUrl: database.directUrl,
    dataDir,
    shared: new URLSearchParams(shared).toString(),
  };
  const env = Object.fromEntries(Object.entries(gallery).map(([name, value]) => [`JOURNEYS_${name}`, value]));
  await report.step('Journeys in Chromium, through nginx', () =>
    processes.run({
      name: 'The journeys',
      command: process.execPath,
      args: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'cluster.config.ts'],
      cwd: path.join(root, 'e2e'),
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      timeoutMs: JOURNEYS_MS,
      onLine: (line) => report.say(`    ${line}`),
    }),
  );
}
