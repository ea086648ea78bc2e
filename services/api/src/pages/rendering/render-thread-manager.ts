import { RendererUnavailable, RenderThread, type RenderRequest, type ServerBundles } from './render-thread';

/** Further pages would not be in time. */
const MAX_QUEUED_PAGES = 24;
/** Pause after a thread has ended before starting the next. Doubles until a page succeeds. */
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

/** Keeps one thread of the newest builds running, and restarts it after a pause when it ends. */
export class RenderThreadManager {
  private running: { builds: string; thread: RenderThread } | undefined;
  private pauseMs = INITIAL_BACKOFF_MS;
  private pausedUntil = 0;
  private hasRendered = false;

  /**
   * @param report called once for each thread that ended by itself
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly report: (message: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the thread has loaded its code, so that the next page is fast. */
  get isWarm(): boolean {
    return this.hasRendered;
  }

  /** Rejects with the page's own error, or with RendererUnavailable. */
  async render(page: RenderRequest, bundles: ServerBundles): Promise<string | null> {
    const thread = this.threadOf(bundles);
    if (thread.waiting >= MAX_QUEUED_PAGES) throw new RendererUnavailable();
    const html = await thread.render(page);
    this.hasRendered = true;
    this.pauseMs = INITIAL_BACKOFF_MS;
    return html;
  }

  async stop(): Promise<void> {
    await this.running?.thread.stop();
  }

  private threadOf(bundles: ServerBundles): RenderThread {
    const builds = JSON.stringify(bundles);
    if (this.running?.builds === builds) return this.running.thread;
    if (this.now() < this.pausedUntil) throw new RendererUnavailable();
    // No document uses its build any longer.
    void this.running?.thread.stop();
    const thread = new RenderThread(bundles, (reason) => this.pause(reason));
    this.running = { builds, thread };
    this.hasRendered = false;
    return thread;
  }

  private pause(reason: string): void {
    this.running = undefined;
    this.hasRendered = false;
    this.pausedUntil = this.now() + this.pauseMs;
    this.report(
      `Pages are sent without HTML for ${this.pauseMs / 1_000} s, because the renderer ended: ${reason}`,
    );
    this.pauseMs = Math.min(this.pauseMs * 2, MAX_BACKOFF_MS);
  }
}
