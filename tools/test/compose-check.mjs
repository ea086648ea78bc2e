import { spawnSync } from 'node:child_process';

/**
 * Whether docker-compose.yml can be checked here: it needs Docker's client with Compose, but no engine.
 * @param {string} root @returns {{ check: import('./checks.mjs').Check } | { check: undefined, reason: string }}
 */
export function composeCheck(root) {
  const { status } = spawnSync('docker', ['compose', 'version'], { timeout: 10_000, stdio: 'ignore' });
  if (status !== 0)
    return {
      check: undefined,
      reason: 'docker-compose.yml: not checked, because `docker compose` is not installed',
    };
  return {
    check: {
      what: 'docker-compose.yml',
      command: {
        command: 'docker',
        args: ['compose', '--profile', 'gallery', 'config', '--quiet'],
        cwd: root,
      },
      timeoutMs: 60_000,
    },
  };
}
