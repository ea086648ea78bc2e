import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 50;

/**
 * @param {number} pid the group's leader
 * @param {string | 0} signal 0 only checks whether a process is left
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    // ESRCH: no process left. EPERM: the pid now belongs to another user's process, which we leave alone.
    if (error.code === 'ESRCH' || error.code === 'EPERM') return false;
    throw error;
  }
}

/**
 * Sends SIGTERM to every group, SIGKILL to those that outlive the grace period; resolves when all are gone.
 * @param {number[]} pids leaders of process groups
 * @param {number} graceMs
 */
export async function endGroups(pids, graceMs) {
  let alive = pids.filter((pid) => signalGroup(pid, 'SIGTERM'));
  const deadline = Date.now() + graceMs;
  while (alive.length > 0 && Date.now() < deadline) {
    await delay(pollMs);
    alive = alive.filter((pid) => signalGroup(pid, 0));
  }
  for (const pid of alive) signalGroup(pid, 'SIGKILL');
}
