import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_PICTURE_FILES } from '../../media';
import { Public } from '../../platform';
import { EventPictureFilesService } from './event-picture-files.service';

/**
 * The files of events' photographs. Their names cannot be guessed, and so they are as public as an event is; those of a
 * VIP-only event ask for its pass each time, or for the grant of the owner's list. What was withdrawn is gone.
 */
@ApiExcludeController()
@Controller(`api/${EVENT_PICTURE_FILES}`)
export class EventPictureFilesController {
  constructor(private readonly eventPictureFilesService: EventPictureFilesService) {}

  @Public()
  @Get(':eventId/:name')
  async file(
    @Param('eventId') eventId: string,
    @Param('name') name: string,
    @Query('grant') grant: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const known = request.headers['if-none-match'];
    const asked = { eventId, name, grant, known };
    const { file, etag, type, cacheControl } = await this.eventPictureFilesService.openForGuest(
      request,
      asked,
    );
    void reply.headers({
      etag,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (file === null) return void reply.code(304);
    return new StreamableFile(file.bytes, { type, length: file.size });
  }
}
