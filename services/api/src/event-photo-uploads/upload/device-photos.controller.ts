import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentEventDevice, ForEventDevices, type AuthenticatedDevice } from '../../event-devices';
import { EventCacheService } from '../../events';
import { AcceptsMultipart, RateLimit } from '../../platform';
import { UPLOADS_PER_WINDOW } from '../event-photo-uploads-policy';
import { AdminEventPhotosQueries } from './admin-event-photos.queries';
import { KnownPhotos, KnownPhotosInput, PHOTO_UPLOAD_FORM, PhotoUploadReceipt } from './dto/event-photos.dto';
import { EventPhotoUploadsService } from './event-photo-uploads.service';

/** Paired devices upload photographs. The event is that of the device's token: no request can name another. */
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

  /** Fields before a file belong to it. Answers once the files are stored; their pictures are rendered afterwards. */
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

  /** Which of these files the event has already. */
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
