/** Compiles what is saved in the source folders of Node projects, one file at a time. */
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { watch } from 'chokidar';
import { importOf, problemOfCompiler } from './problems.mjs';

/** Editors and git write several files in a row. */
const settleMs = 50;

/**
 * @typedef {object} SourceFolder
 * @property {string} dir a project's, with `src` and `dist`
 * @property {string} swcrc
 */

/**
 * Watches until it is closed. What was saved since the last build is compiled before it resolves.
 * @param {object} options
 * @param {string} options.root what names of files in problems start from
 * @param {SourceFolder[]} options.folders
 * @param {(problems: import('./problems.mjs').Problem[]) => void} options.onCompiled after each change, with all that is broken now
 */
export async function watchSources({ root, folders, onCompiled }) {
  /** @type {Map<string, import('./problems.mjs').Problem>} */
  const broken = new Map();
  /** Files with missing imports, which another file may still provide. @type {Set<string>} */
  const incomplete = new Set();
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let compiling = Promise.resolve();

  /** @param {string} file */
  async function compile(file) {
    broken.delete(file);
    incomplete.delete(file);
    try {
      await compileFile(file, folderOf(folders, file));
    } catch (error) {
      const problem = problemOfCompiler(error.message);
      broken.set(file, { ...problem, file: path.relative(root, file) });
    }
  }
  /** Loading the program would find a missing import too, but seconds later. @param {string[]} files that were compiled */
  function checkImports(files) {
    for (const file of new Set([...files, ...incomplete])) {
      // A file that does not compile keeps its previous output.
      if (broken.has(file) && !incomplete.has(file)) continue;
      incomplete.delete(file);
      broken.delete(file);
      const missing = missingImportOf(outputOf(file, folderOf(folders, file)));
      if (missing === undefined) continue;
      const message = `Cannot find module '${missing}'`;
      incomplete.add(file);
      broken.set(file, { file: path.relative(root, file), ...importOf(file, message), message });
    }
  }
  /** @param {string[]} files */
  async function compileAll(files) {
    await Promise.all(files.map(compile));
    checkImports(files);
  }
  const compileChanged = () => {
    compiling = compiling.then(async () => {
      const files = [...changed];
      changed.clear();
      await compileAll(files);
      onCompiled([...broken.values()]);
    });
  };

  const watcher = watch(
    folders.map(({ dir }) => path.join(dir, 'src')),
    {
      ignored: (file, stats) =>
        Boolean(stats?.isFile()) && (!/\.[mc]?ts$/.test(file) || file.endsWith('.test.ts')),
    },
  );
  let isWatching = false;
  /** @type {string[]} */
  const found = [];
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return;
    if (!isWatching) {
      found.push(file);
      return;
    }
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(compileChanged, settleMs);
  });
  await new Promise((resolve) => watcher.once('ready', resolve));
  isWatching = true;
  const stale = await Promise.all(found.map((file) => isStale(file, folderOf(folders, file))));
  await compileAll(found.filter((_, index) => stale[index]));

  return {
    problems: () => [...broken.values()],
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await compiling;
    },
  };
}

/** @param {SourceFolder[]} folders @param {string} file @returns {SourceFolder} */
function folderOf(folders, file) {
  const folder = folders.find(({ dir }) => file.startsWith(dir + path.sep));
  if (!folder) throw new Error(`${file} is in none of the watched folders.`);
  return folder;
}

/** @param {string} file @param {SourceFolder} folder */
const outputOf = (file, { dir }) =>
  path.join(dir, 'dist', path.relative(path.join(dir, 'src'), file)).replace(/ts$/, 'js');

/** The first import of a compiled file that is not there. @param {string} output */
function missingImportOf(output) {
  if (!existsSync(output)) return undefined;
  const { resolve } = createRequire(output);
  for (const [, specifier] of readFileSync(output, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)) {
    // Node does not look again for what it found once.
    if (specifier.startsWith('.')) {
      const base = path.resolve(path.dirname(output), specifier);
      if (![`${base}.js`, path.join(base, 'index.js'), base].some((file) => existsSync(file)))
        return specifier;
      continue;
    }
    try {
      resolve(specifier);
    } catch (error) {
      if (error.code === 'MODULE_NOT_FOUND') return specifier;
    }
  }
  return undefined;
}

/** @param {string} file @param {SourceFolder} folder */
async function isStale(file, folder) {
  const modifiedAt = (name) =>
    fs.stat(name).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  return (await modifiedAt(file)) > (await modifiedAt(outputOf(file, folder)));
}

/** Writes the file's output and map as `npm run build` does; removes them when the file is gone. @param {string} file @param {SourceFolder} folder */
async function compileFile(file, folder) {
  const output = outputOf(file, folder);
  const isThere = await fs.stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    for (const name of [output, `${output}.map`]) await fs.rm(name, { force: true });
    return;
  }
  const { code, map = '' } = await transformFile(file, { configFile: folder.swcrc, swcrc: false });
  const sources = [path.relative(path.dirname(output), file)];
  await fs.mkdir(path.dirname(output), { recursive: true });
  await fs.writeFile(`${output}.map`, JSON.stringify({ ...JSON.parse(map), sources }));
  await fs.writeFile(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map`);
}
