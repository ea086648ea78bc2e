import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PictureResult, PictureTask } from './picture-task';

/** Compiled or not, as this file is. */
const ENTRY = path.join(__dirname, `picture-process.main${path.extname(__filename)}`);

/** Longer than the largest photograph takes on a slow machine. */
const TASK_TIMEOUT_MS = 60_000;

interface PendingTask {
  resolve(answer: PictureResult): void;
  reject(error: Error): void;
}

/** One picture process: started when there is something to do, and anew after it ended in the middle of a task. */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private waiting: PendingTask | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  /** `priority` is a nice value: with a higher one it gives way to others. Its temporary files go into a folder in `base`. */
  constructor(
    private readonly priority: number,
    private readonly base = tmpdir(),
  ) {}

  /**
   * Does one task at a time, in the order they are given.
   * @throws Error when the process ended over it or took too long
   */
  run(task: PictureTask): Promise<PictureResult> {
    const result = this.turn.then(() => this.ask(task));
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Has the process running, so that the first photograph does not wait for it. */
  start(): void {
    this.child ??= this.spawn();
  }

  /** Ends it at once; its task, if any, fails. Resolves when nothing is left of it. */
  async stop(): Promise<void> {
    const { child } = this;
    // Without an id it never came to be.
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    child.ref();
    child.kill('SIGKILL');
    await ended;
  }

  private ask(task: PictureTask): Promise<PictureResult> {
    const child = (this.child ??= this.spawn());
    const timer = setTimeout(() => child.kill('SIGKILL'), TASK_TIMEOUT_MS);
    return new Promise<PictureResult>((resolve, reject) => {
      this.waiting = { resolve, reject };
      // What keeps it from being sent ends the process as well, and that is told below.
      child.send(task, () => undefined);
    }).finally(() => {
      clearTimeout(timer);
      this.waiting = null;
    });
  }

  private spawn(): ChildProcess {
    // A killed process cleans nothing up: what it wrote for the moment lies where it can be removed for it.
    const folder = mkdtempSync(path.join(this.base, 'gallery-pictures-'));
    const child = fork(ENTRY, [String(this.priority), folder], {
      env: { TMPDIR: folder },
      execArgv: process.execArgv,
    });
    child.on('message', (said: { answer: PictureResult } | { error: string }) => {
      if ('answer' in said) this.waiting?.resolve(said.answer);
      else this.waiting?.reject(new Error(said.error));
    });
    child.once('error', (error) => this.waiting?.reject(error));
    child.once('exit', (code, signal) => {
      rmSync(folder, { recursive: true, force: true });
      if (this.child === child) this.child = null;
      this.waiting?.reject(new Error(`The picture process ended (${signal ?? code}).`));
    });
    // It does not keep the API running.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
