import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { matchesEtag } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import { EventCacheService } from '../event-cache.service';
import { EventPhotoFeedService } from './event-photo-feed.service';

const FEED_ROUTE = '/api/events/:id/photos';
/** What asks for photographs in the ordinary way; anything else is read, and perhaps refused, by the route. */
const PLAIN_QUERY = /^[^?]*(\?(since|revision)=\d{1,9})?$/;

/** On every answer of the feed, so that caches ask each time and keep guests apart. */
export const FEED_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, authorization, cookie, origin',
};

/**
 * Answers guests who poll a feed that has not changed, before guards, pipes and the route run: an evening's pages make
 * thousands of such requests. It answers nothing but 304, and only to a valid pass of an event that asks for no level;
 * every other request goes the whole way.
 */
@Injectable()
export class FeedNotModifiedHook {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  /** To be added after the hooks whose headers belong on every answer. */
  hook(): onRequestHookHandler {
    return (request, reply, done) => {
      if (isConditionalFeedRequest(request)) void this.answer(request, reply, done);
      else done();
    };
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, goOn: () => void): Promise<void> {
    // The route meets the same fault, and reports it.
    const etag = await this.matchingEtag(request).catch(() => null);
    if (etag === null) goOn();
    else
      void reply
        .code(304)
        .headers({ ...FEED_HEADERS, etag })
        .send();
  }

  /** The tag that the guest and the feed both have; null where there is anything else to say. */
  private async matchingEtag(request: FastifyRequest): Promise<string | null> {
    const event = await this.eventCacheService.find(eventNameOf(request));
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

function eventNameOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}
