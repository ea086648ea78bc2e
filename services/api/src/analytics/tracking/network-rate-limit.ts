/** Networks that are counted one by one; with more than that, newcomers are counted together. */
const MAX_NETWORKS = 50_000;

/** Lets so many records of a network through within a window of time. In memory, each instance for itself. */
export class NetworkRateLimit {
  private readonly counts = new Map<string, number>();
  private endsAt = 0;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** How many of these records may pass. */
  admit(network: string, records: number, now: number): number {
    // A clock that is set back must not make the window long.
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
