import fs from 'node:fs';
import path from 'node:path';
import { watchLifetime } from '../process/lifetime.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, ToolError } from '../process/report.mjs';
import { PARTS } from './parts.mjs';
import { tableOf } from './table.mjs';

/** Stretches every time limit, as it does in the tests. */
const timeFactor = Number(process.env.TEST_TIME_FACTOR) || 1;

/**
 * @param {{ root: string, only: string[] }} options names of parts; empty for all
 * @returns {Promise<boolean>} whether every part passed
 */
export async function verify({ root, only }) {
  const unknown = only.find((name) => PARTS.every((part) => part.name !== name));
  if (unknown !== undefined)
    throw new ToolError(`Unknown part ${unknown}. Use one of ${PARTS.map(({ name }) => name).join(', ')}.`);
  const report = createReport();
  const logDir = path.join(root, '.data/verify');
  fs.mkdirSync(logDir, { recursive: true });
  const processes = createProcesses({ graceMs: 30_000 });
  const { ended } = watchLifetime();
  let isStopped = false;
  void ended.then(async () => {
    isStopped = true;
    await processes.stop();
  });
  /** @type {import('./table.mjs').Result[]} */
  const results = [];
  try {
    for (const part of PARTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      if (isStopped) break;
      results.push(await runPart(part, { root, logDir, report, processes }));
    }
  } finally {
    await processes.stop();
    processes.close();
  }
  report.say(`\n${tableOf(results)}`);
  report.say(`\nWhat each printed is in ${path.relative(root, logDir)}.`);
  return !isStopped && results.every(({ isHeld }) => isHeld);
}

/**
 * A part that fails does not keep the others from running.
 * @param {import('./parts.mjs').Part} part
 * @param {{ root: string, logDir: string, report: import('../process/report.mjs').Report, processes: import('../process/processes.mjs').Processes }} context
 * @returns {Promise<import('./table.mjs').Result>}
 */
async function runPart({ name, what, script, args, timeoutMs }, { root, logDir, report, processes }) {
  const log = fs.createWriteStream(path.join(logDir, `${name}.log`));
  const begun = performance.now();
  let last = '';
  const end = (isHeld) => ({ what, isHeld, ms: performance.now() - begun, said: last });
  try {
    await report.step(what, () =>
      processes.run({
        name,
        command: 'npm',
        args: ['run', '--silent', script, '--', ...args],
        cwd: root,
        env: process.env,
        timeoutMs: timeoutMs * timeFactor,
        onLine: (line) => {
          log.write(`${line}\n`);
          if (line.trim()) last = line.trim();
        },
      }),
    );
    return end(true);
  } catch (error) {
    last = error instanceof ToolError ? `${error.message} ${last}` : String(error);
    report.say(`    ${last}`);
    return end(false);
  } finally {
    log.end();
  }
}
