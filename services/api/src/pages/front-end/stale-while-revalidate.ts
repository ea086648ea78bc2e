/**
 * A cached remote value. Returns the old value while a new one is fetched, and keeps it when fetching fails, so that a
 * deployment of the web server is not an outage of every page.
 */
export class StaleWhileRevalidate<T> {
  private cached: { value: T; at: number } | undefined;
  private fetching: Promise<T> | undefined;
  private hasFailed = false;

  /**
   * @param freshMs how long a value is returned without fetching again
   * @param reportFailure called when a value could not be renewed; callers still get the old one
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly fetchValue: () => Promise<T>,
    private readonly freshMs: number,
    private readonly reportFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Rejects only when no value was ever fetched. */
  async get(): Promise<T> {
    const { cached } = this;
    if (cached === undefined) return this.fetch();
    // The next caller tries again after a failure.
    if (this.now() - cached.at >= this.freshMs) this.fetch().catch(this.reportFailure);
    return cached.value;
  }

  /** Whether the last fetch succeeded; true before the first has ended. Renews an old value in the background. */
  isAvailable(): boolean {
    const isOld = this.cached === undefined || this.now() - this.cached.at >= this.freshMs;
    if (isOld) this.fetch().catch(() => undefined);
    return !this.hasFailed;
  }

  private fetch(): Promise<T> {
    this.fetching ??= this.fetchValue()
      .then((value) => {
        this.cached = { value, at: this.now() };
        this.hasFailed = false;
        return value;
      })
      .catch((error: unknown) => {
        this.hasFailed = true;
        throw error;
      })
      .finally(() => {
        this.fetching = undefined;
      });
    return this.fetching;
  }
}
