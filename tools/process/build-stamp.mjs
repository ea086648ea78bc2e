/** Remembers how the last build left the workspaces, because Nx takes two seconds to find that nothing has changed. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folders that no build reads or writes. */
const OTHERS = ['demo', 'docs', 'e2e', 'node_modules'];
const BUILDS = 'dist';

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.gallery-built');

/** @param {string} root @returns {boolean} false if any source or build has been added, changed or removed since */
export function isBuilt(root) {
  const file = stampFile(root);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stampOf(root, OTHERS);
}

/**
 * Builds all projects. Sources that are edited meanwhile are not remembered as built.
 * @param {string} root
 * @param {() => Promise<void>} build
 */
export async function buildAndRemember(root, build) {
  const sources = stampOf(root, [...OTHERS, BUILDS]);
  fs.rmSync(stampFile(root), { force: true });
  await build();
  if (stampOf(root, [...OTHERS, BUILDS]) === sources)
    fs.writeFileSync(stampFile(root), stampOf(root, OTHERS));
}

/**
 * Of the name, size and time of each file: to read them all would take as long as Nx does.
 * @param {string} root
 * @param {readonly string[]} without names of folders
 */
function stampOf(root, without) {
  const hash = createHash('sha256').update(process.version);
  addFolder(root);
  return hash.digest('hex');

  /** @param {string} folder */
  function addFolder(folder) {
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !without.includes(entry.name)) addFolder(file);
      } else if (entry.isFile()) {
        const { size, mtimeMs } = fs.statSync(file);
        hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
      }
    }
  }
}
