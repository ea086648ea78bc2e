/** Checks types beside a running `npm run dev`: the project that was changed, then those that import it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watch } from 'chokidar';
import { projects as workspace } from '../boundaries/projects.mjs';
import { problemsOfTypes } from './problems.mjs';

/** Saving and switching branches write several files in a row. */
const settleMs = 200;
/** Compiling and reloading come first: that is what developers wait for. */
const niceness = 10;

/** @typedef {{ name: string, folder: string, uses: string[] }} TypedProject */

/** @param {string} root @returns {TypedProject[]} the projects that have types to check, with the names of those they import */
export const typedProjects = (root) =>
  Object.entries(workspace)
    .filter(([, { folder }]) => fs.existsSync(path.join(root, folder, 'tsconfig.json')))
    .map(([name, { folder, mayImport, testsMayImport = [] }]) => ({
      name,
      folder,
      uses: [...mayImport, ...testsMayImport],
    }));

/**
 * Checks all projects once, then watches until it is closed.
 * @param {object} options
 * @param {string} options.root
 * @param {TypedProject[]} options.projects
 * @param {string} options.compiler the script of `tsc`
 * @param {string} options.cacheDir for what the compiler remembers between two checks
 * @param {import('../process/processes.mjs').Processes} options.processes
 * @param {import('./problems.mjs').Problems} options.problems
 * @param {(line: string) => void} options.say
 * @param {string} options.log
 */
export async function watchTypes({ root, projects, compiler, cacheDir, processes, problems, say, log }) {
  /** @type {TypedProject[]} */
  let waiting = [...projects];
  /** Those with errors. @type {Set<string>} */
  const broken = new Set();
  /** @type {{ project: TypedProject, child?: import('../process/processes.mjs').Running } | undefined} */
  let current;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isClosed = false;
  let working = Promise.resolve();
  let isNews = true;
  fs.mkdirSync(cacheDir, { recursive: true });

  /** @param {TypedProject} project */
  async function check(project) {
    /** @type {string[]} */
    const lines = [];
    const child = await processes.serve({
      name: 'types',
      command: process.execPath,
      args: [
        compiler,
        '--noEmit',
        '--pretty',
        'false',
        '--incremental',
        '--tsBuildInfoFile',
        path.join(cacheDir, `${project.name}.tsbuildinfo`),
      ],
      cwd: path.join(root, project.folder),
      env: process.env,
      mayEnd: true,
      onLine: (line) => lines.push(line),
    });
    lowerPriority(child.pid);
    current = { project, child };
    await child.exited;
    // One that was ended for a newer change has nothing to say.
    if (isClosed || waiting.includes(project)) return;
    const found = problemsOfTypes(lines, project.folder);
    if (found.length > 0) {
      broken.add(project.name);
      problems.report(`types of ${project.name}`, found, `Log: ${log}`);
      return;
    }
    if (broken.delete(project.name)) {
      isNews = true;
      problems.clear(`types of ${project.name}`, 'right again');
    }
  }

  async function checkWaiting() {
    for (let project = waiting.shift(); project && !isClosed; project = waiting.shift()) await check(project);
    current = undefined;
    if (isNews && broken.size === 0 && !isClosed) say('✓ No type errors.');
    isNews = false;
  }

  /** @param {Set<string>} folders */
  function enqueue(folders) {
    const changed = projects.filter(({ folder }) => folders.has(folder));
    const names = new Set(changed.map(({ name }) => name));
    const dependents = projects.filter(({ uses }) => uses.some((name) => names.has(name)));
    waiting = [...new Set([...changed, ...dependents, ...waiting])];
    if (current && waiting.includes(current.project)) void current.child?.stop(0);
    working = working.then(checkWaiting);
  }

  /** @type {Set<string>} */
  let touched = new Set();
  const watcher = watch(
    projects.map(({ folder }) => path.join(root, folder)),
    { ignoreInitial: true, ignored: (file, stats) => isIgnored(file, Boolean(stats?.isFile())) },
  );
  watcher.on('all', (_event, file) => {
    const owner = projects.find(({ folder }) => file.startsWith(path.join(root, folder) + path.sep));
    if (!owner || !/\.(tsx?|json)$/.test(file)) return;
    touched.add(owner.folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      enqueue(touched);
      touched = new Set();
    }, settleMs);
  });
  await new Promise((resolve) => watcher.once('ready', resolve));
  working = checkWaiting();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher.close();
      await current?.child?.stop(0);
      await working;
    },
  };
}

/** @param {string} file @param {boolean} isFile */
const isIgnored = (file, isFile) =>
  /[/\\](node_modules|dist|results)([/\\]|$)/.test(file) || (isFile && !/\.(tsx?|json)$/.test(file));

/** @param {number} pid */
function lowerPriority(pid) {
  try {
    os.setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}
