import { isAdminPage } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { addressOf, Clock, networkOf, ResponseCache, Settings } from '../../platform';
import { GeolocationService } from './geolocation.service';
import { VisitQueueWorker } from './visit-queue.worker';
import { parseEventVisits, parsePageViews, type VisitRecord } from './visit-records';

/** Networks that are counted separately; further ones are counted together. */
const MAX_NETWORKS = 50_000;

/** Limits the records of a network within a time window. Each instance keeps its own count in memory. */
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

/** Browsers send shorter ones. */
const MAX_USER_AGENT_LENGTH = 512;

/** On the answers of both routes: nobody reads them, and nothing may cache them. */
const HEADERS = { vary: 'Origin', 'cache-control': 'no-store', 'content-length': '0' };

/**
 * Queues the records of visitors who are counted. Synchronous: no request waits for it. What the gallery's pages send
 * is read before it reaches Fastify; the routes handle only unusual or wrong requests.
 */
@Injectable()
export class VisitTrackingService implements OnModuleInit {
  private readonly networkRateLimit: NetworkRateLimit;

  constructor(
    private readonly visitQueueWorker: VisitQueueWorker,
    private readonly geolocationService: GeolocationService,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly responseCache: ResponseCache,
  ) {
    const { rateLimit, visits } = settings;
    this.networkRateLimit = new NetworkRateLimit(visits.recordsPerWindow, rateLimit.windowSeconds * 1_000);
  }

  onModuleInit(): void {
    const { publicOrigin, trustedProxies, bodyLimit } = this.settings.http;
    const forPages = { ...HEADERS, 'access-control-allow-origin': publicOrigin };
    const headersFor = (origin: string | undefined) => {
      if (origin === undefined) return HEADERS;
      return origin === publicOrigin ? forPages : null;
    };
    const answer = (url: string, parse: (body: unknown) => readonly VisitRecord[]): void =>
      this.responseCache.answerBeacons(url, {
        take: (body, request) =>
          this.track(parse(body), { ip: addressOf(request, trustedProxies), headers: request.headers }),
        maxBytes: bodyLimit,
        headersFor,
      });
    answer('/api/analytics/track', parsePageViews);
    answer('/api/traffic-tracking', parseEventVisits);
  }

  track(records: readonly VisitRecord[], { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): void {
    const counted = records.filter((record) => record.kind === 'event' || !isAdminPage(record.page));
    const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? '';
    if (counted.length === 0 || !this.settings.tracking.isOn || !isCounted(headers, userAgent)) return;
    const at = this.clock.now();
    const network = networkOf(ip);
    const admitted = this.networkRateLimit.admit(network, counted.length, at.getTime());
    this.visitQueueWorker.recordLoss('flood', counted.length - admitted);
    if (admitted === 0) return;
    const place = this.geolocationService.locate(ip, headers);
    for (const record of counted.slice(0, admitted))
      this.visitQueueWorker.enqueue({ at, record, network, userAgent, place });
  }
}

/** Respects Global Privacy Control, and leaves out requests from other sites and bots. */
const isCounted = (headers: FastifyRequest['headers'], userAgent: string): boolean =>
  headers['sec-gpc'] !== '1' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  userAgent !== '' &&
  !isbot(userAgent);
