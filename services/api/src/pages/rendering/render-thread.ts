import { Worker } from 'node:worker_threads';
import type { ServerBundles } from './server-bundles';

/** A page, as the thread is asked for it. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** JSON texts of the document's blocks by name. */
  blocks: Record<string, string>;
}

/** What the thread says: HTML, null for a page that goes without, or why it failed. */
type Answer = { id: number; html: string | null } | { id: number; failure: string };

interface PendingRender {
  resolve: (html: string | null) => void;
  reject: (error: Error) => void;
  hanging: NodeJS.Timeout;
}

/** No thread renders now: it has ended, is paused or has too much to do. Says nothing about the page. */
export class RendererUnavailable extends Error {}

/** A thread that owes an answer for so long hangs in a loop. */
const HANG_TIMEOUT_MS = 10_000;

/** A thread of its own in which the shell's server build renders one page after the other. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly asked = new Map<number, PendingRender>();
  private count = 0;
  private hasEnded = false;

  /** @param onEnd hears, once, that the thread ended by itself */
  constructor(
    { worker, remotes }: ServerBundles,
    private readonly onEnd: (reason: string) => void,
  ) {
    this.worker = new Worker(worker, { workerData: { remotes }, env: {}, execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.take(answer));
    this.worker.on('error', (error) => this.failed(error.message));
    this.worker.on('exit', (code) => this.failed(`it ended with code ${code}`));
  }

  /** Pages that have been asked for and not answered. */
  get waiting(): number {
    return this.asked.size;
  }

  /** Rejects with the page's own failure, or with RendererUnavailable when the thread ends. */
  render(page: RenderRequest): Promise<string | null> {
    if (this.hasEnded) return Promise.reject(new RendererUnavailable());
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      const hanging = setTimeout(() => this.failed(`${page.url} takes for ever`), HANG_TIMEOUT_MS).unref();
      this.asked.set(id, { resolve, reject, hanging });
      this.worker.postMessage({ id, ...page });
    });
  }

  /** Ends the thread, in the middle of a page if need be. */
  async stop(): Promise<void> {
    this.hasEnded = true;
    for (const { reject, hanging } of this.asked.values()) {
      clearTimeout(hanging);
      reject(new RendererUnavailable());
    }
    this.asked.clear();
    await this.worker.terminate();
  }

  private take(answer: Answer): void {
    const waiting = this.asked.get(answer.id);
    if (!waiting) return;
    this.asked.delete(answer.id);
    clearTimeout(waiting.hanging);
    if ('failure' in answer) waiting.reject(new Error(answer.failure));
    else waiting.resolve(answer.html);
  }

  private failed(reason: string): void {
    if (this.hasEnded) return;
    void this.stop();
    this.onEnd(reason);
  }
}
