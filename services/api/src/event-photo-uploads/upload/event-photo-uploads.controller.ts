import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsString, Matches, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { type AuthenticatedDevice, CurrentEventDevice, ForEventDevices } from '../../event-devices';
import { EventCacheService, EventPhotoModerationService } from '../../events';
import { AcceptsMultipart, MaxLength, OptionalField, RateLimit, Trim } from '../../platform';
import { ForStaff } from '../../identity';
import { UPLOADS_PER_WINDOW } from '../event-photo-uploads-policy';
import {
  AdminEventPhotoList,
  AdminEventPhotoListQuery,
  AdminEventPhotosQueries,
  KnownPhotos,
} from './admin-event-photos.queries';
import { EventPhotoUploadsService, PhotoUploadReceipt } from './event-photo-uploads.service';

/** The form of an upload, for the OpenAPI document. */
const PHOTO_UPLOAD_FORM = {
  type: 'object',
  properties: {
    photos: { type: 'array', items: { type: 'string', format: 'binary' } },
    caption: { type: 'string', description: 'Caption of the next file' },
    capturedAt: {
      type: 'string',
      format: 'date-time',
      description: 'Capture time of the next file, if the camera recorded none',
    },
  },
};

/** Files that a client is about to upload. */
class KnownPhotosInput {
  @ApiProperty({ type: [String], description: 'SHA-256 of each file in hex' })
  @IsArray()
  @ArrayMaxSize(2_000)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  digests: string[];
}

/** Omitted fields stay unchanged. */
class UpdateEventPhoto {
  @ApiPropertyOptional() @OptionalField() @Trim() @IsString() @MaxLength(300) caption?: string;
  @ApiPropertyOptional() @OptionalField() @IsBoolean() isAvailableForOrder?: boolean;

  @ApiPropertyOptional({
    description: 'The version you read, to change the caption; an outdated one is refused',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}

/** Paired devices upload photos. The device’s token determines the event: no request can name another. */
@ApiTags('ingest')
@ForEventDevices()
@RateLimit(UPLOADS_PER_WINDOW)
@Controller('api/event-devices')
export class DevicePhotosController {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoUploadsService: EventPhotoUploadsService,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
  ) {}

  /**
   * Uploads photos from a paired device. Fields before a file belong to it. The response comes once the files are
   * stored; their pictures are rendered afterwards.
   */
  @Post('photos')
  @HttpCode(200)
  @AcceptsMultipart()
  @ApiBody({ schema: PHOTO_UPLOAD_FORM })
  @ApiOkResponse({ type: [PhotoUploadReceipt] })
  async upload(
    @CurrentEventDevice() { eventId }: AuthenticatedDevice,
    @Req() request: FastifyRequest,
  ): Promise<PhotoUploadReceipt[]> {
    return this.eventPhotoUploadsService.receiveUpload(await this.eventCacheService.get(eventId), request);
  }

  /** Tells a paired device which of these files the event already has. */
  @Post('photo-digests')
  @HttpCode(200)
  @ApiOkResponse({ type: KnownPhotos })
  async findKnown(
    @CurrentEventDevice() { eventId }: AuthenticatedDevice,
    @Body() { digests }: KnownPhotosInput,
  ): Promise<KnownPhotos> {
    return this.adminEventPhotosQueries.findKnownDigests(eventId, digests);
  }
}

/** Staff upload and list the photos of an event. */
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
   * Uploads photos to an event. Fields before a file belong to it. The response comes once the files are stored; their
   * pictures are rendered afterwards.
   */
  @Post('photos')
  @HttpCode(200)
  @AcceptsMultipart()
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiBody({ schema: PHOTO_UPLOAD_FORM })
  @ApiOkResponse({ type: [PhotoUploadReceipt] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async upload(@Param('id') id: string, @Req() request: FastifyRequest): Promise<PhotoUploadReceipt[]> {
    return this.eventPhotoUploadsService.receiveUpload(await this.eventCacheService.get(id), request);
  }

  /** Tells which of these files the event already has. */
  @Post('photo-digests')
  @HttpCode(200)
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiOkResponse({ type: KnownPhotos })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async findKnown(@Param('id') id: string, @Body() { digests }: KnownPhotosInput): Promise<KnownPhotos> {
    const event = await this.eventCacheService.get(id);
    return this.adminEventPhotosQueries.findKnownDigests(event.id, digests);
  }

  /** Lists an event’s photos in any state, in the order of capture, a page at a time. */
  @Get('photos')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AdminEventPhotoList })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async list(
    @Param('id') id: string,
    @Query() query: AdminEventPhotoListQuery,
  ): Promise<AdminEventPhotoList> {
    return this.adminEventPhotosQueries.list(await this.eventCacheService.get(id), query);
  }
}

/** Staff publish, withdraw and edit a photo. */
@ApiTags('ingest')
@ForStaff()
@Controller('api/admin/event-photos/:id')
export class AdminEventPhotosController {
  constructor(private readonly eventPhotoModerationService: EventPhotoModerationService) {}

  /** Publishes a photo that is waiting for approval or was withdrawn. */
  @Post('publication')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async publish(@Param('id') id: string): Promise<void> {
    await this.eventPhotoModerationService.publish(id);
  }

  /** Withdraws a photo from the feed, or rejects one that is waiting for approval. */
  @Post('withdrawal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.eventPhotoModerationService.withdraw(id);
  }

  /** Changes a photo’s caption, and whether it can be ordered. */
  @Patch()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(@Param('id') id: string, @Body() { version, ...changes }: UpdateEventPhoto): Promise<void> {
    await this.eventPhotoModerationService.update(id, changes, version);
  }
}
