/** Tasks of the workspace through Nx: without its daemon and without its cloud, so that nothing outlives or leaves the machine. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildAndRemember, isBuilt } from './build-stamp.mjs';
import { ToolError } from './report.mjs';

/** @param {NodeJS.ProcessEnv} [env] */
export function nxEnvironment(env = process.env) {
  // NODE_ENV is an input of every build: the caller's would fill the cache with a second copy or build for development.
  const { NODE_ENV: _callers, ...rest } = env;
  return { ...rest, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' };
}

/**
 * @param {string} root
 * @param {string[]} targets
 * @param {string[]} [more]
 */
export function nxCommand(root, targets, more = []) {
  return {
    command: process.execPath,
    args: [
      path.join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'),
      'run-many',
      '-t',
      ...targets,
      '--parallel=2',
      '--outputStyle=stream',
      ...more,
    ],
    cwd: root,
  };
}

/**
 * The output of the failed tasks, out of everything that Nx printed.
 * @param {string[]} lines
 */
function failedTasks(lines) {
  const names = lines.map((line) => /^- (\S+):\w+$/.exec(line.trim())?.[1]).filter(Boolean);
  const said = lines.filter((line) => names.some((name) => line.startsWith(`${name}:`)));
  return said.length > 0 ? said : lines.slice(-40);
}

/**
 * @param {{ root: string, report: import('./report.mjs').Report, processes: import('./processes.mjs').Processes }} context
 * @param {string[]} [projects] those and what they are built from; all by default
 */
export function buildWorkspace({ root, report, processes }, projects) {
  return report.step('Building', async (note) => {
    if (isBuilt(root)) return note('nothing changed');
    /** @type {string[]} */
    const lines = [];
    const build = () =>
      processes.run({
        name: 'The build',
        ...nxCommand(root, ['build'], projects && ['-p', projects.join(',')]),
        env: nxEnvironment(),
        // Twenty seconds on an idle machine, minutes on a busy one.
        timeoutMs: 15 * 60_000,
        onLine: (line) => {
          lines.push(stripVTControlCharacters(line));
          const cached = /Cache: +(\d+)\/(\d+) hit/.exec(stripVTControlCharacters(line));
          if (cached) note(`${cached[1]} of ${cached[2]} parts unchanged`);
        },
      });
    try {
      await (projects ? build() : buildAndRemember(root, build));
    } catch (error) {
      throw error instanceof ToolError ? new ToolError(error.message, failedTasks(lines).join('\n')) : error;
    }
  });
}
