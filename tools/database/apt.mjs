/** Installs the server from the distribution's packages, where we are root on Debian or Ubuntu. */
import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

/** The server and its installer without service, configuration or server tools: 7 MB. */
const PACKAGES = ['mariadb-server-core', 'mariadb-client-core'];
const PATIENCE_MS = 300_000;

/** @param {(sentence: string) => void} say @returns {Promise<boolean>} whether it is installed now */
export async function installWithApt(say) {
  if (process.getuid?.() !== 0 || !(await isDebian())) return false;
  say(`No database on this machine: installing ${PACKAGES.join(' and ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeoutMs: PATIENCE_MS };
  await run('apt-get', ['update', '-q'], options);
  const { code } = await run(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...PACKAGES],
    options,
  );
  return code === 0;
}

async function isDebian() {
  try {
    const release = await readFile('/etc/os-release', 'utf8');
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
  } catch {
    return false;
  }
}
