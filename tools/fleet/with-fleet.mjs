/** A fleet for as long as a piece of work takes, in a folder that goes away with it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchLifetime } from '../run/lifetime.mjs';
import { findFreePorts } from '../run/ports.mjs';
import { createProcesses } from '../run/processes.mjs';
import { createReport, Fault } from '../run/report.mjs';
import { buildWorkspace } from '../run/workspace.mjs';
import { openFleet } from './fleet.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FIRST_PORT = 8700;

/**
 * @param {(fleet: import('./fleet.mjs').Fleet, report: import('../run/report.mjs').Report, processes: import('../run/processes.mjs').Processes) => Promise<void>} work
 * @param {{ more?: NodeJS.ProcessEnv, hasInquiry?: boolean }} [options]
 * @throws {Fault} when something does not hold; the instances' logs are kept then
 */
export async function withFleet(work, { more, hasInquiry = false } = {}) {
  const report = createReport();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-fleet-'));
  const logDir = path.join(dataDir, 'logs');
  const processes = createProcesses({ logDir, graceMs: 20_000 });
  const { ended } = watchLifetime();
  let fleet;
  let isWell = false;
  try {
    const ports = await findFreePorts(FIRST_PORT);
    const context = { root, ports, dataDir, report, processes };
    await buildWorkspace(context);
    fleet = await openFleet({ ...context, more, hasInquiry });
    const interrupted = ended.then((reason) => {
      throw new Fault(`Stopped (${reason}).`);
    });
    const crashed = processes.crashed.then((fault) => {
      throw fault;
    });
    await Promise.race([work(fleet, report, processes), interrupted, crashed]);
    isWell = true;
  } finally {
    if (fleet) fs.writeFileSync(path.join(logDir, 'nginx.log'), fleet.nginxLog());
    await fleet?.stop();
    await processes.stop();
    processes.close();
    // Before the first process there are none.
    if (!isWell && fs.existsSync(logDir)) {
      const kept = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-fleet-logs-'));
      fs.cpSync(logDir, kept, { recursive: true });
      report.say(`The logs are in ${kept}.`);
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
