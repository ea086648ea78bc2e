import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SessionRequest } from '../../identity';
import { matchesEtag, ResponseCache } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import { EventCacheService } from '../event-cache.service';
import { EventPhotoFeedService } from './event-photo-feed.service';

/** The feed's address with queries that the route would accept as well; it validates all others. */
const FEED_URL = /^\/api\/events\/([\w-]+)\/photos(?:\?(?:since|revision)=\d{1,9})?$/;

/** On every response of the feed: caches must revalidate each time and keep guests apart. */
export const FEED_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, authorization, cookie, origin',
};

/**
 * Answers polls of an unchanged feed before Fastify: the pages of an event make thousands of such requests. It sends only
 * 304, and only for a valid pass of an event that is not VIP-only; all other requests reach the route.
 */
@Injectable()
export class FeedNotModifiedService implements OnModuleInit {
  /** Headers of the last answer: nearly all guests are at one event and have the same photos. */
  private headers = { ...FEED_HEADERS, etag: '' };

  constructor(
    private readonly responseCache: ResponseCache,
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  onModuleInit(): void {
    this.responseCache.answerNotModified((request) => {
      const { method = '', headers, url = '' } = request;
      const { 'if-none-match': known } = headers;
      if (known === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
      const [, eventId] = FEED_URL.exec(url) ?? [];
      if (eventId === undefined) return null;
      // The route meets the same error and reports it.
      return this.findHeaders({ method, headers }, eventId, known).catch(() => null);
    });
  }

  /** Null unless the guest has the feed's current ETag. */
  private async findHeaders(
    request: SessionRequest,
    eventId: string,
    known: string,
  ): Promise<Record<string, string> | null> {
    const event = await this.eventCacheService.find(eventId);
    if (!event || event.isVipOnly || !this.eventAccessService.hasPass(request, event)) return null;
    const etag = this.eventPhotoFeedService.etagOf(event);
    if (!matchesEtag(known, etag)) return null;
    if (this.headers.etag !== etag) this.headers = { ...FEED_HEADERS, etag };
    return this.headers;
  }
}
