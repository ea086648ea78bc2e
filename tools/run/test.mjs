import path from 'node:path';
import { checksOf, checkEnvironment } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { composeCheck } from './compose-check.mjs';
import { watchLifetime } from './lifetime.mjs';
import { installPackages } from './packages.mjs';
import { createProcesses } from './processes.mjs';
import { createReport, duration, Fault, printFault } from './report.mjs';
import { tallyJest, tallyPlaywright, withoutColours } from './tally.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The run as a whole: whatever has not been checked by then counts as failed. */
const wholeRunMs = 19 * 60_000;

/** @returns {Promise<number>} the exit code: 0 only when every check ran and held, and some test ran */
export async function test() {
  const begun = performance.now();
  const report = createReport();
  const processes = createProcesses();
  const { ended } = watchLifetime();
  const run = { report, processes, passed: 0, failed: 0, broken: [], deadline: Date.now() + wholeRunMs };
  const stop = ended.then(async (reason) => {
    run.deadline = 0;
    report.say(`\nStopping (${reason}) …`);
    await processes.stop();
  });
  void stop;
  try {
    await installPackages({ root, report, processes });
    const chromium = await ensureChromium({ root, report, processes }).catch((error) => {
      printFault(error);
      run.broken.push('Chromium');
      return undefined;
    });
    const env = { ...checkEnvironment(), FORCE_COLOR: '0', ...(chromium && { CHROMIUM_PATH: chromium }) };
    for (const check of checksOf(root)) await perform(check, env, run);
    const compose = composeCheck(root);
    if (compose.check) await perform(compose.check, process.env, run);
    else report.say(`• ${compose.reason}`);
  } finally {
    await processes.stop();
    processes.close();
  }
  return summarize(run, performance.now() - begun);
}

/**
 * @typedef {object} Run
 * @property {import('./report.mjs').Report} report
 * @property {import('./processes.mjs').Processes} processes
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} broken checks that failed or could not run
 * @property {number} deadline
 */

/**
 * One check; a failure is printed in full and remembered, and the next check still runs.
 * @param {import('./checks.mjs').Check} check @param {NodeJS.ProcessEnv} env @param {Run} run
 */
async function perform(check, env, run) {
  const left = run.deadline - Date.now();
  const missing = check.needs && run.broken.includes(check.needs);
  if (left <= 0 || missing) {
    run.report.say(
      `• ${check.what}: not run, ${missing ? `because ${check.needs} failed` : 'the time is up'}`,
    );
    run.failed += 1;
    run.broken.push(check.what);
    return;
  }
  /** @type {string[]} */
  const lines = [];
  const count = () => (check.counts === 'jest' ? tallyJest : tallyPlaywright)(lines);
  try {
    await run.report.step(check.what, async (note) => {
      await run.processes.run({
        name: check.what,
        ...check.command,
        env,
        timeoutMs: Math.min(check.timeoutMs, left),
        onLine: (line) => lines.push(line),
      });
      if (!check.counts) return;
      const tally = count();
      if (tally.passed === 0) throw new Fault(`${check.what}: not one test ran.`);
      note(`${tally.passed} passed`);
      run.passed += tally.passed;
      run.failed += tally.failed;
    });
  } catch (error) {
    for (const line of lines) run.report.say(`    ${withoutColours(line)}`);
    run.report.say(`  ${error instanceof Fault ? error.message : String(error)}`);
    const tally = check.counts ? count() : { passed: 0, failed: 0 };
    run.passed += tally.passed;
    // A check that breaks without a failed test, such as lint or a suite that cannot be loaded, counts as one.
    run.failed += Math.max(1, tally.failed);
    run.broken.push(check.what);
  }
}

/** @param {Run} run @param {number} elapsed */
function summarize({ report, passed, failed, broken }, elapsed) {
  report.say(
    `\nAll in all ${duration(elapsed)}.${broken.length > 0 ? ` Failed: ${broken.join(', ')}.` : ''}`,
  );
  const missing = passed === 0 && failed === 0 ? 1 : 0;
  report.say(`\ntests: ${passed} passed, ${failed + missing} failed`);
  return failed + missing + broken.length > 0 ? 1 : 0;
}
