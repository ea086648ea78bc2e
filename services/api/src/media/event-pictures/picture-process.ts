import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PICTURE_TASK_TIMEOUT_MS } from '../media-policy';
import type { PictureResult, PictureTask } from './picture-task';

/** Compiled or not, like this file. */
const ENTRY = path.join(__dirname, `picture-process.main${path.extname(__filename)}`);

interface PendingTask {
  resolve(answer: PictureResult): void;
  reject(error: Error): void;
}

/** One picture process: started when it is needed, and restarted after it ended during a task. */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private pending: PendingTask | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  /** `priority` is a nice value. Temporary files are in a folder in `base`. */
  constructor(
    private readonly priority: number,
    private readonly base = tmpdir(),
  ) {}

  /**
   * Runs one task at a time, in their order.
   * @throws Error when the process ended or took too long
   */
  run(task: PictureTask): Promise<PictureResult> {
    const result = this.queue.then(() => this.ask(task));
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Starts the process, so that the first task does not wait for it. */
  start(): void {
    this.child ??= this.spawn();
  }

  /** Ends the process at once; a running task fails. */
  async stop(): Promise<void> {
    const { child } = this;
    // Without a process id, it never started.
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    child.ref();
    child.kill('SIGKILL');
    await ended;
  }

  private ask(task: PictureTask): Promise<PictureResult> {
    const child = (this.child ??= this.spawn());
    const timer = setTimeout(() => child.kill('SIGKILL'), PICTURE_TASK_TIMEOUT_MS);
    return new Promise<PictureResult>((resolve, reject) => {
      this.pending = { resolve, reject };
      // A failed send ends the process as well, which rejects below.
      child.send(task, () => undefined);
    }).finally(() => {
      clearTimeout(timer);
      this.pending = null;
    });
  }

  private spawn(): ChildProcess {
    // A killed process does not clean up: its temporary files are in a place where this process can remove them.
    const folder = mkdtempSync(path.join(this.base, 'gallery-pictures-'));
    const child = fork(ENTRY, [String(this.priority), folder], {
      env: { TMPDIR: folder },
      execArgv: process.execArgv,
    });
    child.on('message', (message: { answer: PictureResult } | { error: string }) => {
      if ('answer' in message) this.pending?.resolve(message.answer);
      else this.pending?.reject(new Error(message.error));
    });
    child.once('error', (error) => this.pending?.reject(error));
    child.once('exit', (code, signal) => {
      rmSync(folder, { recursive: true, force: true });
      if (this.child === child) this.child = null;
      this.pending?.reject(new Error(`The picture process ended (${signal ?? code}).`));
    });
    // The child process does not keep the API running.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
