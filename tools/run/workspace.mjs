/** Tasks of the workspace through Nx: without its daemon and without its cloud, so that nothing outlives or leaves the machine. */
import path from 'node:path';

/** @param {NodeJS.ProcessEnv} [env] */
export function nxEnvironment(env = process.env) {
  // NODE_ENV is an input of every build: the caller's would fill the cache with a second copy or build for development.
  const { NODE_ENV: _callers, ...rest } = env;
  return { ...rest, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', CI: 'true' };
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

/** @param {{ root: string, report: import('./report.mjs').Report, processes: import('./processes.mjs').Processes }} context */
export function buildWorkspace({ root, report, processes }) {
  return report.step('Building', (note) => {
    return processes.run({
      name: 'The build',
      ...nxCommand(root, ['build']),
      env: nxEnvironment(),
      timeoutMs: 5 * 60_000,
      failure: 'The build failed: the lines above are its last.',
      onLine: (line) => {
        const cached =
          /read the output from the cache instead of running the command for (\d+) out of (\d+)/.exec(line);
        if (cached) note(`${cached[1]} of ${cached[2]} parts unchanged`);
      },
    });
  });
}
