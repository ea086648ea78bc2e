import { setTimeout as delay } from 'node:timers/promises';
import { readCommandLine, usage } from './command-line.mjs';
import { Away, createGallery } from './gallery.mjs';
import { watchFolder } from './hot-folder.mjs';
import { journalFile, openJournal } from './journal.mjs';
import { createLine } from './line.mjs';
import { createReport } from './report.mjs';
import { exitCodes } from './stop.mjs';
import { createUploads } from './uploads.mjs';

/** What is under way at the end has that long to arrive; a second signal cuts it off at once. */
const farewellMs = 10_000;
const settledLookMs = 200;

/**
 * The command: reads what is wished, watches, sends, and ends when it is told to or, with --once, when all is done.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function ingest(args, env) {
  const wish = readCommandLine(args, env);
  if (!wish) {
    console.log(usage);
    return exitCodes.done;
  }
  const run = createRun();
  const journal = openJournal(journalFile(wish, env));
  const report = createReport(wish);
  const uploads = createUploads({
    wish,
    stopped: run.stopped,
    gallery: createGallery(wish, run.aborted),
    line: createLine({
      patienceMs: wish.patienceMs,
      stopped: run.stopped,
      onDown: (reason, waitMs) => report.down(reason, waitMs),
      onUp: () => report.up(),
    }),
    onChange: (photograph) => report.change(photograph),
    // So that a restart does not offer the same bytes again.
    onJudged: ({ sha256, failureReason }) => journal.judge(sha256, failureReason),
    onStop: run.fail,
  });
  const folder = watchFolder({
    wish,
    journal,
    onFailure: report.failure,
    onFound: (found) => {
      const twin = uploads.add(found);
      if (twin && twin.paths[0] !== found.path) report.twin(found.path, twin);
    },
  });
  if (wish.once) void endWhenDone(folder, uploads, run);

  const error = await run.ended;
  await folder.close();
  const cutOff = setTimeout(run.abort, farewellMs);
  await uploads.settle();
  clearTimeout(cutOff);
  run.close();
  journal.close();
  const { queued, sending, failed } = report.close();
  if (error && !(error instanceof Away)) throw error;
  return queued + sending + failed > 0 ? exitCodes.left : exitCodes.done;
}

/** Begins to end at the first signal, cuts everything off at the second. */
function createRun() {
  const stop = new AbortController();
  const abort = new AbortController();
  /** @type {(error?: unknown) => void} */
  let end = () => undefined;
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  /** @param {unknown} [error] */
  const finish = (error) => {
    stop.abort();
    end(error);
  };
  const onSignal = () => {
    if (stop.signal.aborted) abort.abort();
    else finish();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return {
    stopped: stop.signal,
    aborted: abort.signal,
    /** Resolves with what went wrong, or with nothing. */
    ended,
    fail: finish,
    finish: () => finish(),
    abort: () => abort.abort(),
    close: () => process.off('SIGINT', onSignal).off('SIGTERM', onSignal),
  };
}

/**
 * @param {ReturnType<typeof watchFolder>} folder @param {ReturnType<typeof createUploads>} uploads
 * @param {ReturnType<typeof createRun>} run
 */
async function endWhenDone(folder, uploads, run) {
  while (!run.stopped.aborted && !(folder.isSettled() && uploads.isIdle())) await delay(settledLookMs);
  run.finish();
}
