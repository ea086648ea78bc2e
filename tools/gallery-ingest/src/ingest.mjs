import { setTimeout as delay } from 'node:timers/promises';
import { readCommandLine, usage } from './command-line.mjs';
import { GalleryUnavailable, createGallery } from './gallery-api.mjs';
import { watchFolder } from './hot-folder.mjs';
import { journalFile, openJournal } from './journal.mjs';
import { readPairing } from './pairing.mjs';
import { createConnection } from './connection.mjs';
import { createReport } from './report.mjs';
import { exitCodes } from './exit.mjs';
import { createUploads } from './uploads.mjs';

/** Time for running uploads at the end; a second signal aborts them. */
const farewellMs = 10_000;
const settledLookMs = 200;

/**
 * The command: reads its options, watches, sends, and exits on a signal or, with --once, when everything is done.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function ingest(args, env) {
  const options = readCommandLine(args);
  if (!options) {
    console.log(usage);
    return exitCodes.done;
  }
  const pairing = readPairing(env);
  const run = createRun();
  const journal = openJournal(journalFile(options.folder, pairing, env));
  const report = createReport(options.folder, pairing);
  const uploads = createUploads({
    options,
    stopped: run.stopped,
    gallery: createGallery(pairing, run.aborted),
    connection: createConnection({
      patienceMs: options.patienceMs,
      stopped: run.stopped,
      onDown: (reason, waitMs) => report.down(reason, waitMs),
      onUp: () => report.up(),
    }),
    onChange: (photograph) => report.change(photograph),
    // So that a restart does not send the same bytes again.
    onJudged: ({ sha256, failureReason }) => journal.judge(sha256, failureReason),
    onStop: run.fail,
  });
  const folder = watchFolder({
    options,
    journal,
    onFailure: report.failure,
    onFound: (found) => {
      const twin = uploads.add(found);
      if (twin && twin.paths[0] !== found.path) report.twin(found.path, twin);
    },
  });
  if (options.once) void endWhenDone(folder, uploads, run);

  const error = await run.ended;
  await folder.close();
  const cutOff = setTimeout(run.abort, farewellMs);
  await uploads.settle();
  clearTimeout(cutOff);
  run.close();
  journal.close();
  const { queued, sending, failed } = report.close();
  if (error && !(error instanceof GalleryUnavailable)) throw error;
  return queued + sending + failed > 0 ? exitCodes.left : exitCodes.done;
}

/** Stops at the first signal, aborts everything at the second. */
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
    /** Resolves with the error, or with nothing. */
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
