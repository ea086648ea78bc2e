import path from 'node:path';
import { findOrInstallServer } from '../database/index.mjs';
import { checkEnvironment, stagesOf } from './checks.mjs';
import { ensureBrowser } from './browsers.mjs';
import { composeCheck } from './compose-check.mjs';
import { watchLifetime } from '../process/lifetime.mjs';
import { installPackages } from '../process/packages.mjs';
import { createProcesses } from '../process/processes.mjs';
import { createReport, duration, ToolError, printError } from '../process/report.mjs';
import { failedInJest, failedInPlaywright } from './failed-tests.mjs';
import { countJest, countPlaywright, stripColors } from './test-counts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The whole run: checks that have not finished by then count as failed. */
const wholeRunMs = 45 * 60_000;
/** Stretches every time limit, to run the tests on a machine that is busy with something else. */
const timeFactor = Number(process.env.TEST_TIME_FACTOR) || 1;

/** @returns {Promise<number>} the exit code: 0 only when every check ran and passed, and at least one test ran */
export async function test() {
  const begun = performance.now();
  const report = createReport();
  const processes = createProcesses();
  const { ended } = watchLifetime();
  const run = {
    processes,
    passed: 0,
    failed: 0,
    failures: [],
    broken: [],
    missing: [],
    deadline: Date.now() + wholeRunMs * timeFactor,
  };
  const stop = ended.then(async (reason) => {
    run.deadline = 0;
    report.say(`\nStopping (${reason}) …`);
    await processes.stop();
  });
  void stop;
  try {
    const beside = createReport(undefined, { isBeside: true });
    // Packages come from npm and programs from the distribution: neither waits for the other.
    const [chromium] = await Promise.all([
      findOrInstallPrograms(run, report),
      installPackages({ root, report: beside, processes }),
    ]);
    const env = { ...checkEnvironment(), FORCE_COLOR: '0', ...(chromium && { CHROMIUM_PATH: chromium }) };
    for (const lanes of stagesOf(root)) {
      const isBeside = lanes.length > 1;
      const perform = performer({ run, env, report: isBeside ? beside : report });
      await Promise.all(lanes.map((lane) => inOrder(lane, perform)));
    }
    const compose = composeCheck(root);
    if (compose.check) await performer({ run, env: process.env, report })(compose.check);
    else report.say(`• ${compose.reason}`);
  } finally {
    await processes.stop();
    processes.close();
  }
  return summarize(run, report, performance.now() - begun);
}

/**
 * Chromium and a database, one after the other: apt-get may run only once, and several projects start a server at the same time.
 * @param {Run} run @param {import('../process/report.mjs').Report} report
 * @returns {Promise<string | undefined>} Chromium's file; a run without it still does the other checks
 */
async function findOrInstallPrograms(run, report) {
  const chromium = await ensureBrowser('Headless Chromium', report)
    .catch(() => ensureBrowser('Chromium', report))
    .catch((error) => {
      printError(error);
      run.broken.push('Chromium');
      return undefined;
    });
  await findOrInstallServer(process.env, (sentence) => report.say(`• ${sentence}`));
  return chromium;
}

/**
 * @typedef {object} Run
 * @property {import('../process/processes.mjs').Processes} processes
 * @property {number} passed
 * @property {number} failed
 * @property {string[][]} failures each failed test: its name, then what it printed
 * @property {string[]} broken checks that failed or could not run
 * @property {(string | undefined)[]} missing optional checks that failed
 * @property {number} deadline
 */

/** @param {import('./checks.mjs').Check[]} lane @param {(check: import('./checks.mjs').Check) => Promise<void>} perform */
async function inOrder(lane, perform) {
  for (const check of lane) await perform(check);
}

/**
 * Runs one check. A failure is printed in full, and the next check still runs.
 * @param {{ run: Run, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} context
 * @returns {(check: import('./checks.mjs').Check) => Promise<void>}
 */
const performer =
  ({ run, env, report }) =>
  async (check) => {
    const left = run.deadline - Date.now();
    if (run.missing.includes(check.needs)) {
      report.say(`• ${check.what}: skipped, because ${check.needs} is not on this machine`);
      return;
    }
    const missing = check.needs && run.broken.includes(check.needs);
    if (left <= 0 || missing) {
      report.say(`• ${check.what}: not run, ${missing ? `because ${check.needs} failed` : 'out of time'}`);
      run.failed += 1;
      run.broken.push(check.what);
      return;
    }
    /** @type {string[]} */
    const lines = [];
    const count = () => (check.counts === 'jest' ? countJest : countPlaywright)(lines);
    try {
      await report.step(check.what, async (note) => {
        await run.processes.run({
          name: check.what,
          ...check.command,
          env: { ...env, ...check.env },
          timeoutMs: Math.min(check.timeoutMs * timeFactor, left),
          onLine: (line) => lines.push(line),
        });
        if (!check.counts) return;
        const tally = count();
        if (tally.passed === 0) throw new ToolError(`${check.what}: no test ran.`);
        note(`${tally.passed} passed`);
        run.passed += tally.passed;
        run.failed += tally.failed;
      });
    } catch (error) {
      if (check.isOptional) {
        report.say(`  ${check.what} cannot be had here: ${stripColors(lines.at(-1) ?? '')}`);
        run.missing.push(check.what);
        return;
      }
      for (const line of lines) report.say(`    ${stripColors(line)}`);
      report.say(`  ${error instanceof ToolError ? error.message : String(error)}`);
      const tally = check.counts ? count() : { passed: 0, failed: 0 };
      run.passed += tally.passed;
      if (check.counts)
        run.failures.push(...(check.counts === 'jest' ? failedInJest : failedInPlaywright)(lines));
      // A check that fails without a failed test, such as lint or a suite that cannot be loaded, counts as one.
      run.failed += Math.max(1, tally.failed);
      run.broken.push(check.what);
    }
  };

/** @param {Run} run @param {import('../process/report.mjs').Report} report @param {number} elapsed */
function summarize({ passed, failed, failures, broken }, report, elapsed) {
  // There may be thousands of lines between a failure and the end.
  for (const [name, ...lines] of failures) report.say(`\n✗ ${name}\n${lines.join('\n')}`);
  report.say(
    `\nFinished in ${duration(elapsed)}.${broken.length > 0 ? ` Failed: ${broken.join(', ')}.` : ''}`,
  );
  const missing = passed === 0 && failed === 0 ? 1 : 0;
  report.say(`\ntests: ${passed} passed, ${failed + missing} failed`);
  return failed + missing + broken.length > 0 ? 1 : 0;
}
