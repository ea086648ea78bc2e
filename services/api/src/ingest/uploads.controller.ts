import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KnownEvents } from '../events';
import { ForStaff } from '../identity';
import { RateLimit, ReadsForm } from '../platform';
import { OwnerPhoto } from './dto/owner-photo.dto';
import { KnownDigests, PhotoDigests } from './dto/photo-digests.dto';
import { PhotoReceipt } from './dto/photo-receipt.dto';
import { ReadOwnerPhotos } from './read-owner-photos';
import { ReceivePhotos } from './receive-photos';

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
export class EventUploadsController {
  constructor(
    private readonly events: KnownEvents,
    private readonly receiving: ReceivePhotos,
    private readonly reading: ReadOwnerPhotos,
  ) {}

  /**
   * Takes photographs in, in the order of the form; fields before a file speak of it. Answers once the files are stored:
   * their pictures are made afterwards.
   */
  @Post('photos')
  @HttpCode(200)
  @ReadsForm()
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiBody({ schema: UPLOAD_FORM })
  @ApiOkResponse({ type: [PhotoReceipt] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async upload(@Param('id') id: string, @Req() request: FastifyRequest): Promise<PhotoReceipt[]> {
    return this.receiving.receive(await this.events.get(id), request);
  }

  /** Which of these files the event has, so that they need not be sent. */
  @Post('photo-digests')
  @HttpCode(200)
  @RateLimit(UPLOADS_PER_WINDOW)
  @ApiOkResponse({ type: KnownDigests })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async digests(@Param('id') id: string, @Body() { digests }: PhotoDigests): Promise<KnownDigests> {
    const event = await this.events.get(id);
    return this.reading.known(event.id, digests);
  }

  /** Everything that came in, in the order of capture. */
  @Get('photos')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [OwnerPhoto] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async list(@Param('id') id: string): Promise<OwnerPhoto[]> {
    return this.reading.of(await this.events.get(id));
  }
}
