/** A data folder with the demo already in it, for galleries that are thrown away: seeded once per version, then copied. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openData } from './demo-data.mjs';

/** What the demo's rows and pictures come from. */
const sources = [
  'demo',
  'libs/domain/dist',
  'services/seed/dist',
  ...[
    'identity',
    'media',
    'catalog',
    'site-content',
    'events',
    'event-photo-uploads',
    'orders',
    'certificates',
    'affiliates',
    'private-previews',
    'inbox',
    'collectors',
    'analytics',
    'migrations',
  ].map((folder) => `services/api/dist/${folder}`),
];

/** @param {string} root @param {NodeJS.ProcessEnv} caller */
function versionOf(root, { PICTURE_MAX_WIDTH = '' }) {
  const hash = createHash('sha256').update(PICTURE_MAX_WIDTH);
  for (const source of sources) {
    const folder = path.join(root, source);
    const files = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) {
      hash.update(path.relative(root, file));
      hash.update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {Omit<import('./gallery.mjs').GalleryOptions, 'dataDir'> & { caller: NodeJS.ProcessEnv }} options
 * @param {string} target an empty folder that receives the copy
 */
export async function copyDemoData(options, target) {
  const shelf = path.join(options.root, '.data', 'prepared');
  const prepared = path.join(shelf, versionOf(options.root, options.caller));
  if (!fs.existsSync(prepared)) {
    fs.rmSync(shelf, { recursive: true, force: true });
    // Seeded aside first: an interrupted folder must not be mistaken for a finished one.
    const unfinished = `${prepared}.unfinished`;
    const data = await openData({ ...options, dataDir: unfinished });
    await data.close();
    fs.renameSync(unfinished, prepared);
  }
  fs.cpSync(prepared, target, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}
