import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, matchesEtag, Public, Settings } from '../platform';
import { EventPhoto, LiveUpload, LiveUploadsQuery, PhotosQuery } from './dto/event-photo.dto';
import { EventAccess } from './event-access';
import { PhotoFeed } from './photo-feed';
import { ReadGuest } from './read-guest';
import { FEED_HEADERS } from './unchanged-feed';

/** Refusals that leave the older reader with an empty feed. */
const SHUT = ['event_not_found', 'pass_required', 'vip_only'];

/** The photographs of an event, for guests who carry its pass. */
@ApiTags('events')
@Public()
@Controller('api')
export class EventPhotosController {
  constructor(
    private readonly access: EventAccess,
    private readonly feed: PhotoFeed,
    private readonly guests: ReadGuest,
    private readonly settings: Settings,
  ) {}

  /**
   * The feed by number, what came after a number, or what changed after a revision. The tag is the event's
   * revision; a page that has it is answered 304 from memory, mostly by `UnchangedFeed` before this runs.
   */
  @Get('events/:id/photos')
  @ApiOkResponse({
    type: [EventPhoto],
    headers: { etag: { description: "The event's revision", schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'Nothing has changed' })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async photos(
    @Param('id') id: string,
    @Query() { since, revision }: PhotosQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventPhoto[] | undefined> {
    const { event } = await this.access.admit(request, id);
    const tag = this.feed.tagOf(event);
    void reply.headers(FEED_HEADERS);
    if (matchesEtag(request.headers['if-none-match'], tag)) {
      void reply.code(304).header('etag', tag);
      return undefined;
    }
    const photos =
      revision === undefined
        ? await this.feed.published(event, since)
        : await this.feed.changedAfter(event, revision);
    const now = this.feed.revisionOf(event);
    void reply.header('etag', `"${now}"`).header('x-event-revision', String(now));
    return photos;
  }

  /** Ids of the photographs that follow the guest's own code. */
  @Get('events/:id/my-photos')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [String] })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async mine(@Param('id') id: string, @Req() request: FastifyRequest): Promise<string[]> {
    return this.guests.ownPhotos(request, id);
  }

  /** The feed as the older reader takes it; empty for who may not see it, since failures there are not shown. */
  @Get('live-uploads')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [LiveUpload] })
  async uploads(
    @Query() { eventId }: LiveUploadsQuery,
    @Req() request: FastifyRequest,
  ): Promise<LiveUpload[]> {
    try {
      const { event } = await this.access.admit(request, eventId ?? this.settings.brand.id);
      const photos = await this.feed.published(event);
      return photos.map(({ id, imageUrl, seq }) => ({
        url: imageUrl,
        driveId: id,
        filename: `photograph-${seq}.jpg`,
      }));
    } catch (error) {
      if (error instanceof AppError && SHUT.includes(error.code)) return [];
      throw error;
    }
  }
}
