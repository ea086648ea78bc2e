/** One gallery per data folder: a second start waits for what the first left behind, or says that the first still runs. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ToolError } from '../process/report.mjs';

/** A database that was cut off needs time to shut down. */
const patienceMs = 30_000;
const pollMs = 100;

/**
 * When the process began, so that a reused pid is not mistaken for ours; 'alive' if the system does not tell.
 * @param {number} pid @returns {string | null} null when it is gone
 */
function birthOf(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return null;
  }
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (fields[18] ?? 'alive');
  } catch {
    return 'alive';
  }
}

/** @param {string} text @returns {{ pid: number, birth: string }[]} the owner and its watchdog */
function parse(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([pid, birth]) => ({ pid: Number(pid), birth: birth ?? '' }));
}

/**
 * @param {string} dataDir
 * @param {number} watchdog pid of the process that ends the processes we leave behind
 * @returns {Promise<() => void>} releases the folder
 */
export async function lockData(dataDir, watchdog) {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'running');
  const [owner, guard] = fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : [];
  const lives = (one) => one !== undefined && one.pid !== process.pid && birthOf(one.pid) === one.birth;
  if (lives(owner))
    throw new ToolError(
      `A gallery already runs on ${dataDir} (process ${owner.pid}): end it first, or choose another DATA_DIR and PORT.`,
    );
  const deadline = Date.now() + patienceMs;
  while (lives(guard) && Date.now() < deadline) await delay(pollMs);
  const lines = [process.pid, watchdog].map((pid) => `${pid} ${birthOf(pid)}`);
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return () => fs.rmSync(file, { force: true });
}
