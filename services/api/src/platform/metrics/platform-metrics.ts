import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';
import { Clock } from '../clock/clock';
import { Settings } from '../config/settings';
import { ReadinessService } from '../http/health/readiness.service';
import { OutboxStore, type OutboxStats } from '../outbox/outbox.store';
import { Metrics, type MetricSample, PolledValue } from './metrics';
import { ResponseCache } from '../http/response-cache/response-cache';

/** Connections that work, connections that idle, and callers without one. */
interface PoolStats extends Record<string, number> {
  used: number;
  free: number;
  waiting: number;
}

/**
 * The state of this process's connection pool. The driver has it in private fields only, which a new version may
 * rename: then null, and the metrics test fails.
 */
function readPoolStats({ driver }: DataSource): PoolStats | null {
  const pool = readField(driver, 'pool');
  const [all, free, waiting] = ['_allConnections', '_freeConnections', '_connectionQueue'].map((name) =>
    readField(readField(pool, name), 'length'),
  );
  if (typeof all !== 'number' || typeof free !== 'number' || typeof waiting !== 'number') return null;
  return { used: all - free, free, waiting };
}

const readField = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;

/** Metrics of the platform: connections, outbox, dependencies, disk space. */
@Injectable()
export class PlatformMetrics {
  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    private readonly outboxStore: OutboxStore,
    private readonly readinessService: ReadinessService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.describePool();
    this.describeOutbox();
    this.describeParts();
    this.describeDisk();
  }

  private describePool(): void {
    this.metrics.observedGauge(
      {
        name: 'database_connections',
        help: 'Connections of this process: used and free ones, and requests waiting for one.',
        labels: ['state'],
      },
      () => {
        const stats = readPoolStats(this.dataSource);
        return stats === null ? [] : samplesBy('state', stats);
      },
    );
    this.metrics.observedGauge(
      { name: 'database_pool_size', help: 'Size of the connection pool of this process.' },
      () => [{ value: this.settings.database.poolSize }],
    );
  }

  private describeOutbox(): void {
    const stats = new PolledValue(() => this.outboxStore.readStats(this.clock.now()));
    const of = async (samples: (found: OutboxStats) => MetricSample[]): Promise<MetricSample[]> => {
      const found = await stats.get();
      return found ? samples(found) : [];
    };
    this.metrics.observedGauge(
      {
        name: 'outbox_messages',
        help: 'Outbox messages that are due, waiting for a retry, or failed for good.',
        labels: ['state'],
      },
      () => of(({ due, retrying, dead }) => samplesBy('state', { due, retrying, dead })),
    );
    this.metrics.observedGauge(
      { name: 'outbox_oldest_seconds', help: 'Age of the oldest due message.' },
      () => of(({ oldestSeconds }) => [{ value: oldestSeconds }]),
    );
  }

  private describeParts(): void {
    const parts = new PolledValue(() => this.readinessService.checkParts());
    this.metrics.observedGauge(
      {
        name: 'part_up',
        help: 'Whether this process reaches a dependency: 1 or 0, as at /api/health/ready.',
        labels: ['part'],
      },
      async () => {
        const states = Object.entries((await parts.get()) ?? {});
        return states.map(([part, state]) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 }));
      },
    );
  }

  private describeDisk(): void {
    const disk = new PolledValue(() => statfs(this.settings.dataDir));
    this.metrics.observedGauge(
      {
        name: 'disk_bytes',
        help: 'Total and free space on the disk of DATA_DIR.',
        labels: ['state'],
      },
      async () => {
        const found = await disk.get();
        if (!found) return [];
        const { bsize, blocks, bavail } = found;
        return samplesBy('state', { all: bsize * blocks, free: bsize * bavail });
      },
    );
  }
}

const samplesBy = (label: string, values: Readonly<Record<string, number>>): MetricSample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const TOO_MANY_REQUESTS = 429;

/** Requests by route, method and class of status. Routes are patterns, as in the log: addresses hold ids. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<string>;
  private readonly inFlight: Gauge<string>;
  private readonly limited: Counter<string>;

  constructor(metrics: Metrics, ready: ResponseCache) {
    this.durations = metrics.histogram({
      name: 'http_request_seconds',
      help: 'Requests by route, method and status class; "gone" when the client disconnected.',
      labels: ['route', 'method', 'status'],
    });
    this.inFlight = metrics.gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress.',
    });
    this.limited = metrics.counter({
      name: 'http_rate_limited_total',
      help: 'Requests rejected by a rate limit.',
      labels: ['route'],
    });
    metrics.observedCounter(
      {
        name: 'http_ready_answers_total',
        help: 'Requests answered from cached bytes; no other metric counts them.',
      },
      () => ready.servedFromMemory,
    );
  }

  /** Counts a request from here to its end. */
  observe(request: FastifyRequest, reply: FastifyReply): void {
    const startedAt = performance.now();
    this.inFlight.inc();
    // Emitted once, whether the response was sent or its client went away.
    reply.raw.once('close', () => {
      const route = request.routeOptions.url ?? 'none';
      const { statusCode, writableFinished } = reply.raw;
      this.inFlight.dec();
      this.durations.observe(
        {
          route,
          method: METHODS.has(request.method) ? request.method : 'other',
          status: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'gone',
        },
        (performance.now() - startedAt) / 1_000,
      );
      if (statusCode === TOO_MANY_REQUESTS) this.limited.inc({ route });
    });
  }
}
