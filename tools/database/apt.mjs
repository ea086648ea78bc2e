/** Installs servers from the distribution's packages, as root on Debian or Ubuntu. */
import { readFile } from 'node:fs/promises';
import { run } from './run.mjs';

const PATIENCE_MS = 300_000;
/** Another run may be installing. */
const FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=120'];

/**
 * @param {object} missing
 * @param {string} missing.what for the message, such as `No database`
 * @param {string[]} missing.packages
 * @param {(sentence: string) => void} missing.say
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function installWithApt({ what, packages, say }) {
  if (process.getuid?.() !== 0 || !(await isDebian())) return false;
  say(`${what} on this machine. Installing ${packages.join(' and ')} with apt-get.`);
  // At run level 1 a server is installed but not started. We start our own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, timeoutMs: PATIENCE_MS };
  await run('apt-get', ['update', '-q'], options);
  const { code } = await run(
    'apt-get',
    ['install', '-q', '-y', ...FOR_OTHERS, '--no-install-recommends', ...packages],
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
