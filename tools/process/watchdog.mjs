/**
 * Ends the process groups that its owner leaves behind. The owner writes `+<pid>` and `-<pid>` lines to our stdin; when the
 * pipe closes (also when the owner is killed with SIGKILL and can do nothing itself) every group still listed gets SIGTERM, then SIGKILL.
 */
import { createInterface } from 'node:readline';
import { endGroups } from './process-groups.mjs';

/** A database flushes its pages on SIGTERM; all our other processes are gone much sooner. */
const graceMs = 15_000;

/** @type {Set<number>} */
const groups = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}
await endGroups([...groups], graceMs);
