/** The processes a command starts: each in a group of its own, all ended together, none outliving the command. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endGroups } from './process-groups.mjs';
import { ToolError, duration } from './report.mjs';

/** Longer than the API gives its running requests. */
const usualGraceMs = 12_000;
/** Node names each importer of a missing module twice, so an import 15 files deep takes 50 lines. */
const keptLines = 120;
/** More than fit on a screen help nobody. */
const printedLines = 40;
/** Used as the exit code when a signal ended the process. */
export const endedBySignal = 128;

/**
 * @typedef {object} Launch
 * @property {string} name what people call it, used in messages and as the log's name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env the whole environment; nothing is inherited
 */

/** @typedef {{ name: string, pid: number, exited: Promise<number>, lastLines: (count?: number) => string, isAsked: () => boolean, stop: (graceMs?: number) => Promise<void> }} Running */

/** @param {{ logDir?: string, graceMs?: number }} [options] where the output of servers is kept; time between SIGTERM and SIGKILL */
export function createProcesses({ logDir, graceMs = usualGraceMs } = {}) {
  const watchdog = spawn(process.execPath, [path.join(import.meta.dirname, 'watchdog.mjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  // Its stdin breaks only when the watchdog is gone, and then there is nothing to tell it.
  watchdog.stdin.on('error', () => undefined);
  if ('unref' in watchdog.stdin) watchdog.stdin.unref();

  /** @type {Map<number, Running>} */
  const running = new Map();
  /** Processes that were told to end, so their end is no crash. @type {Set<number>} */
  const asked = new Set();
  let stopping = false;
  /** @type {(fault: ToolError) => void} */
  let reportCrash = () => undefined;
  /** Settles when a long-running process ends although nobody asked it to. @type {Promise<ToolError>} */
  const crashed = new Promise((resolve) => {
    reportCrash = resolve;
  });

  /** @param {number} pid a process group's leader that someone else started, such as the database's */
  const adopt = (pid) => watchdog.stdin.write(`+${pid}\n`);
  /** @param {number} pid */
  const forget = (pid) => watchdog.stdin.write(`-${pid}\n`);

  /**
   * @param {Launch} launch
   * @param {(line: string) => void} onLine
   * @returns {Promise<Running>}
   */
  async function launch({ name, command, args, cwd, env }, onLine) {
    if (stopping) throw new ToolError('Stopped.');
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(new ToolError(`${name} cannot be started: ${error.message}.`)));
    });
    const pid = child.pid ?? 0;
    adopt(pid);
    /** @type {string[]} */
    const lines = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        onLine(line);
      });
    /** @type {Promise<number>} */
    const exited = new Promise((resolve) => {
      child.once('close', (code, signal) => {
        running.delete(pid);
        forget(pid);
        resolve(code ?? (signal ? endedBySignal : 1));
      });
    });
    const entry = {
      name,
      pid,
      exited,
      lastLines: (count = printedLines) => lines.slice(-count).join('\n'),
      isAsked: () => stopping || asked.has(pid),
      stop: async (ownGraceMs = graceMs) => {
        asked.add(pid);
        await endGroups([pid], ownGraceMs);
        await exited;
      },
    };
    running.set(pid, entry);
    return entry;
  }

  return {
    adopt,
    forget,
    crashed,
    watchdogPid: watchdog.pid ?? 0,

    /**
     * Starts a process that should keep running; its end is a crash unless it was stopped here. One that `mayEnd` is
     * watched by the caller and adds to the log of the one before it.
     * @param {Launch & { mayEnd?: boolean, onLine?: (line: string) => void }} what
     */
    async serve({ mayEnd = false, onLine = () => undefined, ...what }) {
      const log = logDir ? openLog(logDir, what.name, mayEnd ? 'a' : 'w') : undefined;
      const child = await launch(what, (line) => {
        log?.write(`${line}\n`);
        onLine(line);
      });
      void child.exited.then((code) => {
        log?.end();
        if (mayEnd || stopping || asked.has(child.pid)) return;
        reportCrash(
          new ToolError(
            `${what.name} ended by itself (exit code ${code}), so everything was stopped.`,
            child.lastLines(),
          ),
        );
      });
      return child;
    },

    /**
     * Runs a command to its end; a failure or a time-out is a Fault that carries the last lines.
     * @param {Launch & { timeoutMs: number, onLine?: (line: string) => void, failure?: string }} what
     */
    async run({ timeoutMs, onLine = () => undefined, failure, ...what }) {
      const child = await launch(what, onLine);
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        void child.stop();
      }, timeoutMs);
      const code = await child.exited;
      clearTimeout(timer);
      if (code === 0) return;
      if (stopping) throw new ToolError('Stopped.');
      const reason = isOverdue ? `did not end within ${duration(timeoutMs)}` : `failed (exit code ${code})`;
      throw new ToolError(failure ?? `${what.name} ${reason}.`, child.lastLines());
    },

    /** Ends everything that was started here, in no particular order. */
    async stop() {
      stopping = true;
      await endGroups([...running.keys()], graceMs);
      await Promise.all([...running.values()].map((child) => child.exited));
    },

    /** Ends the watchdog; call it last. */
    close: () => watchdog.stdin.end(),
  };
}

/** @typedef {ReturnType<typeof createProcesses>} Processes */

/** @param {string} logDir @param {string} name @param {'a' | 'w'} flags */
function openLog(logDir, name, flags) {
  fs.mkdirSync(logDir, { recursive: true });
  return fs.createWriteStream(path.join(logDir, `${name}.log`), { flags });
}
