/**
 * A value that is fetched from elsewhere and kept. Old values are handed out while a new one is on its way, and the last
 * good one stays when fetching fails, so that a deployment of the web server is not an outage of every page.
 */
export class StaleWhileRevalidate<T> {
  private kept: { value: T; at: number } | undefined;
  private fetching: Promise<T> | undefined;
  private hasFailed = false;

  /**
   * @param fetchValue rejects when there is none to be had
   * @param freshMs how long a value is handed out without asking again
   * @param reportFailure hears why a value could not be renewed: readers don't, they still get the old one
   * @param now milliseconds on any steady clock
   */
  constructor(
    private readonly fetchValue: () => Promise<T>,
    private readonly freshMs: number,
    private readonly reportFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The value, at once if there is one. Rejects only when none has ever been fetched. */
  async get(): Promise<T> {
    const { kept } = this;
    if (kept === undefined) return this.fetch();
    // Failing to renew is no news for the reader: the next one tries again.
    if (this.now() - kept.at >= this.freshMs) this.fetch().catch(this.reportFailure);
    return kept.value;
  }

  /** Whether the last attempt to fetch it succeeded; true before the first has ended. Has an old value fetched meanwhile. */
  isAvailable(): boolean {
    const isOld = this.kept === undefined || this.now() - this.kept.at >= this.freshMs;
    if (isOld) this.fetch().catch(() => undefined);
    return !this.hasFailed;
  }

  private fetch(): Promise<T> {
    this.fetching ??= this.fetchValue()
      .then((value) => {
        this.kept = { value, at: this.now() };
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
