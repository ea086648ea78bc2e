import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The front end's server builds on the disk. */
export interface ServerBundles {
  /** The shell's file, which runs as a worker thread. */
  worker: string;
  /** Files of the remotes by name. */
  remotes: Record<string, string>;
  /** The entry of the matching browser build, such as `main.1234abcd.js`, by `shell` or the remote's name. */
  builds: Record<string, string>;
}

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** JSON texts of the document's blocks by name. */
  blocks: Record<string, string>;
}

/** HTML, null for a page without HTML, or the reason why it failed. */
type Answer = { id: number; html: string | null } | { id: number; failure: string };

interface PendingRender {
  resolve: (html: string | null) => void;
  reject: (error: Error) => void;
  timeout: NodeJS.Timeout;
}

/** No thread can render now: it has ended, is paused or has a full queue. This is not an error of the page. */
export class RendererUnavailable extends Error {}

/** A thread that takes longer is in an endless loop. */
const HANG_TIMEOUT_MS = 10_000;

/**
 * Megabytes of the thread's heap. A page's short-lived objects fit into a small young generation; V8 would let it grow to
 * 48 (ADR 0123). The old one holds the front end's code and what a page shows, some 30 MB.
 */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

/** A worker thread in which the shell's server build renders one page after the other. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingRender>();
  private count = 0;
  private hasEnded = false;

  /** @param onEnd called once if the thread ends by itself */
  constructor(
    { worker, remotes }: ServerBundles,
    private readonly onEnd: (reason: string) => void,
  ) {
    this.worker = new Worker(worker, {
      workerData: { remotes },
      env: {},
      execArgv: [],
      resourceLimits: HEAP_LIMITS,
    });
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', (error) => this.fail(error.message));
    this.worker.on('exit', (code) => this.fail(`it ended with code ${code}`));
  }

  /** Pages in the queue. */
  get waiting(): number {
    return this.pending.size;
  }

  /** Rejects with the page's own error, or with RendererUnavailable when the thread ends. */
  render(page: RenderRequest): Promise<string | null> {
    if (this.hasEnded) return Promise.reject(new RendererUnavailable());
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.fail(`${page.url} takes forever`), HANG_TIMEOUT_MS).unref();
      this.pending.set(id, { resolve, reject, timeout });
      this.worker.postMessage({ id, ...page });
    });
  }

  /** Ends the thread, even during a page. */
  async stop(): Promise<void> {
    this.hasEnded = true;
    for (const { reject, timeout } of this.pending.values()) {
      clearTimeout(timeout);
      reject(new RendererUnavailable());
    }
    this.pending.clear();
    await this.worker.terminate();
  }

  private settle(answer: Answer): void {
    const waiting = this.pending.get(answer.id);
    if (!waiting) return;
    this.pending.delete(answer.id);
    clearTimeout(waiting.timeout);
    if ('failure' in answer) waiting.reject(new Error(answer.failure));
    else waiting.resolve(answer.html);
  }

  private fail(reason: string): void {
    if (this.hasEnded) return;
    void this.stop();
    this.onEnd(reason);
  }
}

const WORKER = 'worker.cjs';
const REMOTE = 'remote.cjs';
const BUILD = 'build.json';

/**
 * Folders are given by `shell` and the remotes' names. A remote that cannot be read is left out: only its own pages are not
 * rendered. Rejects when the shell cannot be read.
 */
export async function readServerBundles(folders: Readonly<Record<string, string>>): Promise<ServerBundles> {
  const { shell = '', ...remotes } = folders;
  const bundles: ServerBundles = {
    worker: path.join(shell, WORKER),
    remotes: {},
    builds: { shell: await readBuildName(shell) },
  };
  for (const [name, folder] of Object.entries(remotes)) {
    const build = await readBuildName(folder).catch(() => null);
    if (build === null) continue;
    bundles.remotes[name] = path.join(folder, REMOTE);
    bundles.builds[name] = build;
  }
  return bundles;
}

async function readBuildName(folder: string): Promise<string> {
  const file = path.join(folder, BUILD);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const build = typeof content === 'object' && content !== null && 'build' in content ? content.build : null;
  if (typeof build !== 'string' || build === '') throw new Error(`${file} names no build.`);
  return build;
}
