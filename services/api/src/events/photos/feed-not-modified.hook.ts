import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { matchesEtag } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import { EventCacheService } from '../event-cache.service';
import { EventPhotoFeedService } from './event-photo-feed.service';

const FEED_ROUTE = '/api/events/:id/photos';
/** Queries that the route would accept as well; it validates all others. */
const PLAIN_QUERY = /^[^?]*(\?(since|revision)=\d{1,9})?$/;

/** On every response of the feed: caches revalidate each time and keep guests apart. */
export const FEED_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, authorization, cookie, origin',
};

/**
 * Answers polls of an unchanged feed before guards, pipes and the route run: the pages of an event make thousands of such
 * requests. It sends only 304, and only for a valid pass of an event that is not VIP-only; all other requests reach the route.
 */
@Injectable()
export class FeedNotModifiedHook {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  /** Add it after the hooks that set headers on every response. */
  hook(): onRequestHookHandler {
    return (request, reply, done) => {
      if (isConditionalFeedRequest(request)) void this.answer(request, reply, done);
      else done();
    };
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, next: () => void): Promise<void> {
    // The route meets the same error and reports it.
    const etag = await this.matchingEtag(request).catch(() => null);
    if (etag === null) next();
    else
      void reply
        .code(304)
        .headers({ ...FEED_HEADERS, etag })
        .send();
  }

  /** The ETag that the guest and the feed share; null for any other response. */
  private async matchingEtag(request: FastifyRequest): Promise<string | null> {
    const event = await this.eventCacheService.find(eventIdOf(request));
    if (!event || event.isVipOnly || !this.eventAccessService.hasPass(request, event)) return null;
    const tag = this.eventPhotoFeedService.etagOf(event);
    return matchesEtag(request.headers['if-none-match'], tag) ? tag : null;
  }
}

const isConditionalFeedRequest = ({ method, routeOptions, headers, url }: FastifyRequest): boolean =>
  routeOptions.url === FEED_ROUTE &&
  (method === 'GET' || method === 'HEAD') &&
  headers['if-none-match'] !== undefined &&
  PLAIN_QUERY.test(url);

function eventIdOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}
