/** A temporary cluster for a piece of work. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchLifetime } from '../process/lifetime.mjs';
import { findFreePorts } from '../gallery/ports.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, ToolError } from '../process/report.mjs';
import { buildWorkspace } from '../process/workspace.mjs';
import { openCluster } from './cluster.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FIRST_PORT = 8700;

/**
 * @param {(cluster: import('./cluster.mjs').Cluster, report: import('../process/report.mjs').Report, processes: import('../process/processes.mjs').Processes) => Promise<void>} work
 * @param {{ more?: NodeJS.ProcessEnv, isGalera?: boolean, hasInquiry?: boolean }} [options]
 * @throws {ToolError} if a check fails; the instances' logs are kept then
 */
export async function withCluster(work, { more, isGalera = false, hasInquiry = false } = {}) {
  const report = createReport();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-cluster-'));
  const logDir = path.join(dataDir, 'logs');
  const processes = createProcesses({ logDir, graceMs: 20_000 });
  const { ended } = watchLifetime();
  let cluster;
  let isWell = false;
  try {
    const ports = await findFreePorts(FIRST_PORT);
    const context = { root, ports, dataDir, report, processes };
    await buildWorkspace(context);
    cluster = await openCluster({ ...context, more, isGalera, hasInquiry });
    const interrupted = ended.then((reason) => {
      throw new ToolError(`Stopped (${reason}).`);
    });
    const crashed = processes.crashed.then((fault) => {
      throw fault;
    });
    await Promise.race([work(cluster, report, processes), interrupted, crashed]);
    isWell = true;
  } finally {
    if (cluster) fs.writeFileSync(path.join(logDir, 'nginx.log'), cluster.nginx.log());
    await cluster?.stop();
    await processes.stop();
    processes.close();
    // There are none before the first process.
    if (!isWell && fs.existsSync(logDir)) {
      const kept = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-cluster-logs-'));
      fs.cpSync(logDir, kept, { recursive: true });
      report.say(`The logs are in ${kept}.`);
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
