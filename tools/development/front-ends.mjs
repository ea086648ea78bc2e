/** The development servers of shell and remotes, and what their builds report. */
import path from 'node:path';
import { parseFile } from '@swc/core';
import { answers } from '../gallery/readiness.mjs';
import { importOf, problemOfCompiler } from './problems.mjs';

/**
 * Starts one development server and resolves when it answers; its broken builds are reported until it ends.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.name of the project and its folder
 * @param {string} options.dir
 * @param {string} options.url
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('../process/processes.mjs').Processes} options.processes
 * @param {import('./problems.mjs').Problems} options.problems
 * @param {string} options.log
 */
export async function serveFrontEnd({ root, name, dir, url, env, processes, problems, log }) {
  /** A remote is built twice, for the shell and for itself: what is broken in each build. @type {Map<string, import('./problems.mjs').Problem[]>} */
  const builds = new Map();
  let describing = Promise.resolve();
  /** @param {string} line */
  const onLine = (line) => {
    const report = reportOf(line);
    if (!report) return;
    describing = describing.then(async () => {
      const found = await Promise.all(report.problems.map((problem) => describe(root, problem)));
      builds.set(report.build, found);
      const broken = causesOf([...builds.values()].flat());
      if (broken.length === 0) problems.clear(name, 'builds again');
      else problems.report(name, broken, `The page shows the build before this edit. Log: ${log}`);
    });
  };
  const server = await processes.serve({
    name,
    command: process.execPath,
    args: [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'dev'],
    cwd: dir,
    env: { ...env, BUILD_REPORT: 'json' },
    onLine,
  });
  await answers({ name, url, process: server });
}

/**
 * A file that does not compile exports nothing, which Rspack reports for each import of it as well.
 * @param {import('./problems.mjs').Problem[]} problems
 */
function causesOf(problems) {
  const causes = problems.filter(({ message }) => !message.startsWith('ESModulesLinkingError'));
  return causes.length > 0 ? causes : problems;
}

/** @typedef {{ file: string, message: string, line?: number, column?: number }} BuildProblem as tools/build/rspack-report.mjs prints it */

/** @param {string} line @returns {{ build: string, problems: BuildProblem[] } | undefined} */
function reportOf(line) {
  if (!line.startsWith('{"build":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Rspack's messages point into the compiled file, and at its first line for a syntax error.
 * @param {string} root @param {BuildProblem} problem
 * @returns {Promise<import('./problems.mjs').Problem>}
 */
async function describe(root, { file, message, ...place }) {
  if (place.line) return { file, message, ...place };
  const source = path.join(root, file);
  const imported = importOf(source, message);
  const said = problemOfCompiler(message);
  if (imported) return { ...said, column: undefined, ...imported, file };
  if (!/\.tsx?$/.test(file)) return { ...said, file };
  try {
    await parseFile(source, { syntax: 'typescript', tsx: file.endsWith('x') });
    return { ...said, file };
  } catch (error) {
    return { ...problemOfCompiler(error.message), file };
  }
}
