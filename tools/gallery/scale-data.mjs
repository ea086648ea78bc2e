/** Galleries of the size that the console is measured at: 5,000 works, 50,000 orders, half a million visits. */
import path from 'node:path';
import { apiEnvironment } from './environment.mjs';

const timeoutMs = 15 * 60_000;

/** @param {import('./gallery.mjs').Gallery} gallery @param {number} [share] of the full size */
export const seedScaleData = (gallery, share = 1) =>
  seed(gallery, { title: 'Making the gallery large', args: [String(share)] });

/** A million visits and nothing else. @param {import('./gallery.mjs').Gallery} gallery */
export const seedManyVisits = (gallery) =>
  seed(gallery, { title: 'Making a million visits', args: ['2', 'visits'] });

/** @param {import('./gallery.mjs').Gallery} gallery @param {{ title: string, args: string[] }} what */
function seed(gallery, { title, args }) {
  return gallery.report.step(title, () =>
    gallery.processes.run({
      name: 'Seeding',
      command: process.execPath,
      args: [path.join(gallery.root, 'services/seed/dist/seed-scale.js'), ...args],
      cwd: gallery.root,
      env: apiEnvironment(gallery),
      timeoutMs,
      failure: 'The large gallery could not be written: the lines above say why.',
      onLine: (line) => gallery.report.say(`    ${line}`),
    }),
  );
}
