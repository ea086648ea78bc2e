import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { EventCacheService } from '../../events';
import { ForStaff } from '../../identity';
import { RateLimit, AcceptsMultipart } from '../../platform';
import { AdminEventPhoto } from './dto/event-photo-upload.dto';
import { KnownPhotos, KnownPhotosInput } from './dto/photo-digests.dto';
import { PhotoUploadReceipt } from './dto/photo-receipt.dto';
import { AdminEventPhotosQueries } from './admin-event-photos.queries';
import { EventPhotoUploadsService } from './event-photo-uploads.service';

/** A photographer sends one request for each frame of a burst. */
const UPLOADS_PER_WINDOW = 6_000;

const UPLOAD_FORM = {
  type: 'object',
  properties: {
    photos: { type: 'array', items: { type: 'string', format: 'binary' } },
    caption: { type: 'string', description: 'Of the file that follows' },
    capturedAt: {
      type: 'string',
      format: 'date-time',
      description: 'Of the file that follows, where its camera noted no time',
    },
  },
};

/** The console's way in for the photographs of an event. */
@ApiTags('ingest')
@ForStaff()
@Controller('api/admin/studio-events/:id')
export class AdminEventPhotoUploadsController {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoUploadsService: EventPhotoUploadsService,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
  ) {}

  /**
   * Takes photographs in, in the order of the form; fields before a file speak of it. Answers once the files are stored:
   * their pictures are made afterwards.
   */
  @Post('photos')
  @HttpCode(200)
  @AcceptsMultipart()
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiBody({ schema: UPLOAD_FORM })
  @ApiOkResponse({ type: [PhotoUploadReceipt] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async upload(@Param('id') id: string, @Req() request: FastifyRequest): Promise<PhotoUploadReceipt[]> {
    return this.eventPhotoUploadsService.receiveUpload(await this.eventCacheService.get(id), request);
  }

  /** Which of these files the event has, so that they need not be sent. */
  @Post('photo-digests')
  @HttpCode(200)
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiOkResponse({ type: KnownPhotos })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async digests(@Param('id') id: string, @Body() { digests }: KnownPhotosInput): Promise<KnownPhotos> {
    const event = await this.eventCacheService.get(id);
    return this.adminEventPhotosQueries.findKnownDigests(event.id, digests);
  }

  /** Everything that came in, in the order of capture. */
  @Get('photos')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [AdminEventPhoto] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async list(@Param('id') id: string): Promise<AdminEventPhoto[]> {
    return this.adminEventPhotosQueries.listByEvent(await this.eventCacheService.get(id));
  }
}
