/**
 * `npm run seed:scale`: extends the demo gallery of DATA_DIR to 5,000 artworks and 50,000 orders, to see the console at that size.
 * argv: a fraction of that size, such as 0.1. Use a separate folder: `DATA_DIR=.data/large npm run seed:scale`, and start it
 * with the same DATA_DIR.
 */
import path from 'node:path';
import { lockData } from './gallery/data-lock.mjs';
import { openData } from './gallery/demo-data.mjs';
import { seedScaleData } from './gallery/scale-data.mjs';
import { portsFrom } from './gallery/ports.mjs';
import { createProcesses } from './process/processes.mjs';
import { createReport, printError } from './process/report.mjs';
import { buildWorkspace } from './process/workspace.mjs';

const root = path.resolve(import.meta.dirname, '..');

try {
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
  const report = createReport();
  const processes = createProcesses({ logDir: path.join(dataDir, 'logs') });
  const unlock = await lockData(dataDir, processes.watchdogPid);
  const context = {
    root,
    ports: portsFrom(process.env.PORT),
    dataDir,
    report,
    processes,
    caller: process.env,
  };
  try {
    await buildWorkspace(context);
    const { databaseUrl, close } = await openData(context);
    try {
      await seedScaleData({ ...context, databaseUrl }, Number(process.argv[2] ?? 1));
    } finally {
      await close();
    }
  } finally {
    await processes.stop();
    unlock();
    processes.close();
  }
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
