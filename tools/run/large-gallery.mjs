/** A gallery of the size that the console's lists are measured at: 5,000 works, 50,000 orders. */
import path from 'node:path';
import { apiEnvironment } from './environment.mjs';

const timeoutMs = 15 * 60_000;

/** @param {import('./gallery.mjs').Gallery} gallery @param {number} [share] of the full size */
export function seedLargeGallery(gallery, share = 1) {
  return gallery.report.step('Making the gallery large', () =>
    gallery.processes.run({
      name: 'Seeding',
      command: process.execPath,
      args: [path.join(gallery.root, 'services/api/dist/seed-scale.js'), String(share)],
      cwd: gallery.root,
      env: apiEnvironment(gallery),
      timeoutMs,
      failure: 'The large gallery could not be written: the lines above say why.',
      onLine: (line) => gallery.report.say(`    ${line}`),
    }),
  );
}
