/** The gallery's data: its database, its tables and the demo in them. */
import fs from 'node:fs';
import path from 'node:path';
import { apiEnvironment, memoryOptions } from './environment.mjs';
import { openDatabase } from './gallery-database.mjs';

/** Rendering the derivatives of all demo pictures takes a minute or two on two cores. */
const seedTimeoutMs = 10 * 60_000;

/** @typedef {import('./gallery.mjs').Gallery} Gallery */

/**
 * Opens the database and brings tables and demo up to date.
 * @param {Omit<Gallery, 'databaseUrl'>} options
 * @returns {Promise<{ databaseUrl: string, close: () => Promise<void> }>}
 */
export async function openData(options) {
  const { report, processes, dataDir, caller } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  const database = await report.step('Starting the database', async (note) => {
    const say = (sentence) => report.say(`    ${sentence}`);
    const opened = await openDatabase({ dataDir, caller, processes, say });
    note(opened.how);
    return opened;
  });
  try {
    await seed({ ...options, databaseUrl: database.url });
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { databaseUrl: database.url, close: database.stop };
}

/**
 * Without the API's memory options, unless the caller wants them: the seed ends soon, and pictures are rendered a fifth faster
 * when the C library keeps their memory for the next one.
 * @param {NodeJS.ProcessEnv} caller
 * @returns {NodeJS.ProcessEnv}
 */
const ordinaryMemory = (caller) =>
  Object.fromEntries(Object.keys(memoryOptions).map((name) => [name, caller[name]]));

/**
 * The seed migrates first, in the same process, because loading the API takes the most time. It skips what already
 * exists, so an interrupted seed resumes where it stopped.
 * @param {Gallery} gallery
 */
function seed(gallery) {
  return gallery.report.step('Bringing the tables and the demo up to date', () =>
    gallery.processes.run({
      name: 'Seeding',
      command: process.execPath,
      args: [path.join(gallery.root, 'services/seed/dist/seed-demo.js')],
      cwd: gallery.root,
      env: { ...apiEnvironment(gallery), ...ordinaryMemory(gallery.caller) },
      timeoutMs: seedTimeoutMs,
      failure: 'Tables and demo could not be brought up to date: the lines above say why.',
      onLine: (line) => gallery.report.say(`    ${line}`),
    }),
  );
}
