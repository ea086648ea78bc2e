import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiUnauthorizedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiQuery,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_PICTURE_FILES } from '../../media';
import { Public } from '../../platform';
import { EventPictureFilesService } from './event-picture-files.service';

/**
 * The picture files of event photos. Their names cannot be guessed, so they are as public as the event. Those of a
 * VIP-only event require a pass, or the grant in the admin’s list. Files of withdrawn photos are not found.
 */
@ApiTags('pictures')
@Controller(`api/${EVENT_PICTURE_FILES}`)
export class EventPictureFilesController {
  constructor(private readonly eventPictureFilesService: EventPictureFilesService) {}

  /** A picture of an event photo. */
  @Public()
  @Get(':eventId/:name')
  @ApiQuery({ name: 'grant', required: false, schema: { type: 'string' } })
  @ApiProduces('image/avif', 'image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'The client has it' })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'not_found' })
  async file(
    @Param('eventId') eventId: string,
    @Param('name') name: string,
    @Query('grant') grant: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const knownEtags = request.headers['if-none-match'];
    const { file, etag, type, cacheControl } = await this.eventPictureFilesService.openForGuest(request, {
      eventId,
      name,
      grant,
      knownEtags,
    });
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
