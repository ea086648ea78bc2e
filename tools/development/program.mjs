/** Runs a Node program from watched sources, and restarts it when they change. */
import { answers } from '../gallery/readiness.mjs';
import { endedBySignal } from '../process/processes.mjs';
import { moduleFileOf, problemOfCrash } from './problems.mjs';
import { watchSources } from './sources.mjs';

/** Requests under way get this long before the next version starts. */
const graceMs = 500;

/**
 * A program that crashes, or whose sources do not compile, stays down or as it was until the next change: whichever
 * file that is in, the program is started again. A program that was ended from outside restarts by itself.
 * @param {object} options
 * @param {string} options.root
 * @param {import('../process/processes.mjs').Launch} options.program
 * @param {string} options.url answers when the program is up
 * @param {import('./sources.mjs').SourceFolder[]} options.folders
 * @param {import('../process/processes.mjs').Processes} options.processes
 * @param {import('./problems.mjs').Problems} options.problems
 * @param {string} options.log where the program's output goes
 * @returns {Promise<{ close: () => Promise<void> }>} when the program is up for the first time, or has failed to start
 */
export async function watchProgram({ root, program, url, folders, processes, problems, log }) {
  const { name } = program;
  /** @type {import('../process/processes.mjs').Running | undefined} */
  let child;
  let isWanted = false;
  let isUp = false;
  let isClosed = false;
  /** @type {Promise<void> | undefined} */
  let starting;

  async function startUntilCurrent() {
    while (isWanted && !isClosed) {
      isWanted = false;
      isUp = false;
      const previous = child;
      child = undefined;
      await previous?.stop(graceMs);
      if (!isWanted) await startOnce();
    }
  }

  async function startOnce() {
    const started = await processes.serve({ ...program, mayEnd: true, onLine: reportFailure });
    child = started;
    const isCurrent = () => child === started && !isWanted && !isClosed;
    void started.exited.then((code) => {
      if (!isCurrent() || started.isAsked()) return;
      if (code === endedBySignal || (isUp && code === 0)) startAgain();
      else reportCrash(started, code);
    });
    try {
      await answers({ name, url, process: started });
      if (!isCurrent()) return;
      isUp = true;
      problems.clear(name, 'runs again');
    } catch (error) {
      if (isCurrent() && !(await hasEnded(started)))
        problems.report(name, [{ message: error.message }], `Log: ${log}`);
    }
  }

  /** Nothing is wrong with the sources of a program that someone ended. */
  function startAgain() {
    isUp = false;
    problems.report(
      name,
      [{ message: 'Its process was ended from outside' }],
      `It starts again. Log: ${log}`,
    );
    void restart();
  }

  /** @param {import('../process/processes.mjs').Running} ended @param {number} code */
  function reportCrash(ended, code) {
    const when = isUp ? 'It crashed' : 'It crashed while starting';
    isUp = false;
    problems.report(
      name,
      [problemIn(ended.lastLines(Infinity))],
      `${when} (exit code ${code}) and does not answer; it starts again with the next change. Log: ${log}`,
    );
  }

  /** A request or a job that fails while the program runs on. @param {string} line of its log */
  function reportFailure(line) {
    if (isUp && /^\{"level":"error".*"err":/.test(line))
      problems.report(name, [problemIn(line)], `The program runs on. Log: ${log}`);
  }

  /** @param {string} text what the program wrote */
  function problemIn(text) {
    const problem = problemOfCrash(text, root);
    const modules = folders.map(({ dir }) => moduleFileOf(problem.message, root, dir));
    return { file: modules.find(Boolean), ...problem };
  }

  function restart() {
    isWanted = true;
    // One that is still starting need not finish.
    void child?.stop(graceMs);
    starting ??= startUntilCurrent().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  const sources = await watchSources({ root, folders, onCompiled: refresh });
  /** @param {import('./problems.mjs').Problem[]} broken */
  function refresh(broken) {
    if (broken.length === 0) {
      void restart().catch((error) => problems.report(name, [{ message: error.message }], `Log: ${log}`));
      return;
    }
    const state = isUp ? 'The version before this edit still answers' : 'It does not answer';
    problems.report(name, broken, `${state} until this is fixed. Log: ${log}`);
  }
  if (sources.problems().length > 0) refresh(sources.problems());
  else await restart();

  return {
    async close() {
      isClosed = true;
      await sources.close();
      await child?.stop(graceMs);
      await starting;
    },
  };
}

/** @param {import('../process/processes.mjs').Running} child */
const hasEnded = (child) =>
  Promise.race([child.exited.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);
