import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Gauge, Histogram } from 'prom-client';
import { ResponseCache } from '../http/response-cache/response-cache';
import { Metrics } from './metrics';

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
