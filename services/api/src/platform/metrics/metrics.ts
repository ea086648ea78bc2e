import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from '../resilience/circuit-breaker';

/** One value of a metric, identified by its labels. */
export interface MetricSample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A metric's name and meaning. Labels have few known values: never an address, an id or a name. */
interface MetricDescription {
  /** `gallery_` comes before it. */
  name: string;
  help: string;
  labels?: readonly string[];
}

/** In seconds: from answers out of memory to what makes people leave. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The gallery's metrics. Every module describes its own; `MetricsServer` serves them (ADR 0083). */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private knowsProcess = false;

  /** Of the text. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** All of them, in Prometheus's format. */
  render(): Promise<string> {
    return this.registry.metrics();
  }

  /** Adds metrics of the process: memory, event loop, garbage collection. They cost a little, hence on demand. */
  collectProcessMetrics(): void {
    if (this.knowsProcess) return;
    this.knowsProcess = true;
    collectDefaultMetrics({ register: this.registry });
  }

  /** Something that happens. */
  counter(description: MetricDescription): Counter<string> {
    return new Counter(this.configuration(description));
  }

  /** How often something happens and how long it takes, in seconds. */
  histogram(description: MetricDescription): Histogram<string> {
    return new Histogram({ ...this.configuration(description), buckets: DURATION_BUCKETS_S });
  }

  /** Something that goes up and down. */
  gauge(description: MetricDescription): Gauge<string> {
    return new Gauge(this.configuration(description));
  }

  /** Something that is read at each scrape; values that cannot be read are left out. */
  observedGauge(
    description: MetricDescription,
    read: () => readonly MetricSample[] | Promise<readonly MetricSample[]>,
  ): void {
    const gauge = new Gauge({
      ...this.configuration(description),
      collect: async () => {
        const samples = await read();
        // Without labels a reset gauge would report 0, which was never read.
        gauge.reset();
        if (!description.labels?.length) gauge.remove();
        for (const { labels = {}, value } of samples) gauge.set(labels, value);
      },
    });
  }

  /** Something that is counted elsewhere, since the process began. */
  observedCounter(description: MetricDescription, read: () => number): void {
    const counter = new Counter({
      ...this.configuration(description),
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  private configuration({ name, help, labels = [] }: MetricDescription) {
    return { name: `gallery_${name}`, help, labelNames: [...labels], registers: [this.registry] };
  }
}

/** How often the source is read at most. */
const FRESH_MS = 15_000;
/** A scrape waits for no source longer than this. */
const READ_TIMEOUT_MS = 1_000;

/** A value that is read from elsewhere for the metrics: one read at a time, cached, with a timeout. */
export class PolledValue<Value> {
  private last: { value: Value; at: number } | undefined;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly patienceMs = READ_TIMEOUT_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The value; undefined when it cannot be read in time. A stale one is never returned. */
  async get(): Promise<Value | undefined> {
    if (!this.isFresh()) {
      this.pending ??= this.refresh();
      await withDeadline(this.pending, undefined, this.patienceMs);
    }
    return this.isFresh() ? this.last?.value : undefined;
  }

  private isFresh(): boolean {
    return this.last !== undefined && this.now() - this.last.at < FRESH_MS;
  }

  private async refresh(): Promise<void> {
    try {
      const value = await this.read();
      this.last = { value, at: this.now() };
    } catch {
      // The source's own metrics say that it is unavailable.
    } finally {
      this.pending = undefined;
    }
  }
}
