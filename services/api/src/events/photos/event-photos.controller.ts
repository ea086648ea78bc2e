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
import { AppError, matchesEtag, Public, Settings } from '../../platform';
import { EventAccessService } from '../guest-passes/event-access.service';
import {
  EventPhotoFeedService,
  EventPhoto,
  LiveUpload,
  LiveUploadsQuery,
  EventPhotosQuery,
} from './event-photo-feed.service';
import { GuestPassService } from '../guest-passes/guest-pass.service';
import { FEED_HEADERS } from './feed-not-modified.service';

/** Errors for which the older reader gets an empty feed. */
const NO_ACCESS_CODES = ['event_not_found', 'pass_required', 'vip_only'];

/** The photos of an event, for guests with a pass. */
@ApiTags('events')
@Public()
@Controller('api')
export class EventPhotosController {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
    private readonly guestPassService: GuestPassService,
    private readonly settings: Settings,
  ) {}

  /**
   * Lists an event’s photos: all of them, those after a number, or the changes after a revision. The ETag is the
   * event’s revision; 304 comes from memory, mostly by `FeedNotModifiedService` before this runs.
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
    @Query() query: EventPhotosQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventPhoto[] | undefined> {
    const { event } = await this.eventAccessService.admit(request, id);
    const tag = this.eventPhotoFeedService.etagOf(event);
    void reply.headers(FEED_HEADERS);
    if (matchesEtag(request.headers['if-none-match'], tag)) {
      void reply.code(304).header('etag', tag);
      return undefined;
    }
    const { photos, revision } = await this.eventPhotoFeedService.findForPage(event, query);
    void reply.header('etag', `"${revision}"`).header('x-event-revision', String(revision));
    return photos;
  }

  /** Ids of the photos taken after the guest’s own code. */
  @Get('events/:id/my-photos')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [String] })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async mine(@Param('id') id: string, @Req() request: FastifyRequest): Promise<string[]> {
    return this.guestPassService.findOwnPhotoIds(request, id);
  }

  /** The feed for older clients. Empty without access, since they show no errors. */
  @Get('live-uploads')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [LiveUpload] })
  async uploads(
    @Query() { eventId }: LiveUploadsQuery,
    @Req() request: FastifyRequest,
  ): Promise<LiveUpload[]> {
    try {
      const { event } = await this.eventAccessService.admit(request, eventId ?? this.settings.brand.id);
      const photos = await this.eventPhotoFeedService.findPublished(event);
      return photos.map(({ id, imageUrl, seq }) => ({
        url: imageUrl,
        driveId: id,
        filename: `photograph-${seq}.jpg`,
      }));
    } catch (error) {
      if (error instanceof AppError && NO_ACCESS_CODES.includes(error.code)) return [];
      throw error;
    }
  }
}
