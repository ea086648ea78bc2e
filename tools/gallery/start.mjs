import path from 'node:path';
import { startGallery } from './gallery.mjs';
import { watchLifetime } from '../process/lifetime.mjs';
import { lockData } from './data-lock.mjs';
import { installPackages } from '../process/packages.mjs';
import { portsFrom, requireFreePorts } from './ports.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, duration } from '../process/report.mjs';
import { welcome } from './welcome.mjs';
import { buildWorkspace } from '../process/workspace.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the gallery and keeps it running until it is told to end.
 * @param {object} [how]
 * @param {import('./gallery.mjs').Serve} [how.serve] other processes than those of `npm start`
 * @param {string[]} [how.projects] what has to be built for them; everything by default
 * @param {typeof welcome} [how.greet] what is printed when everything is up
 * @throws {import('../process/report.mjs').ToolError} with one sentence when it cannot start or crashes
 */
export async function start({ serve, projects, greet = welcome } = {}) {
  const begun = performance.now();
  const report = createReport();
  const ports = portsFrom(process.env.PORT);
  await requireFreePorts(ports);
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
  const processes = createProcesses({ logDir: path.join(dataDir, 'logs') });
  const { ended } = watchLifetime();
  const unlock = await lockData(dataDir, processes.watchdogPid);
  const context = { root, ports, dataDir, report, processes };

  const opening = (async () => {
    await installPackages(context);
    await buildWorkspace(context, projects);
    return startGallery(context, serve);
  })();
  try {
    const gallery = await Promise.race([opening, ended.then(() => null)]);
    if (gallery) {
      report.say(`\nReady after ${duration(performance.now() - begun)}.\n`);
      for (const line of greet({ gallery, dataDir, root })) report.say(line);
      const fault = await Promise.race([processes.crashed, ended.then(() => null)]);
      if (fault) throw fault;
    }
    report.say('\nStopping …');
  } finally {
    await processes.stop();
    // Work in progress fails now that its process is gone; it must not be left running unnoticed.
    const gallery = await opening.catch(() => null);
    await gallery?.stop();
    unlock();
    processes.close();
  }
  report.say('Stopped.');
}
