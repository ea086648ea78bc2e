/** Networks that are counted separately; further ones are counted together. */
const MAX_NETWORKS = 50_000;

/** Limits the records of a network within a time window. In memory of each instance. */
export class NetworkRateLimit {
  private readonly counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** Returns how many of the records are within the limit. */
  admit(network: string, records: number, now: number): number {
    // A clock that is set back must not extend the window.
    if (now >= this.endsAt || now < this.endsAt - this.windowMs) {
      this.counts.clear();
      this.endsAt = now + this.windowMs;
    }
    const key = this.counts.size < MAX_NETWORKS || this.counts.has(network) ? network : '';
    const before = this.counts.get(key) ?? 0;
    this.counts.set(key, before + records);
    return Math.max(0, Math.min(records, this.limit - before));
  }
}
