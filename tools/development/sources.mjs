/** Compiles what is saved in the source folders of Node projects, one file at a time. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { watch } from 'chokidar';
import { problemOfCompiler } from './problems.mjs';

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
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let compiling = Promise.resolve();

  /** @param {string} file */
  async function compile(file) {
    broken.delete(file);
    try {
      await compileFile(file, folderOf(folders, file));
    } catch (error) {
      const problem = problemOfCompiler(error.message);
      broken.set(file, { ...problem, file: path.relative(root, file) });
    }
  }
  const compileChanged = () => {
    compiling = compiling.then(async () => {
      const files = [...changed];
      changed.clear();
      await Promise.all(files.map(compile));
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
  await Promise.all(
    found.map(async (file) => {
      if (await isStale(file, folderOf(folders, file))) await compile(file);
    }),
  );

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
