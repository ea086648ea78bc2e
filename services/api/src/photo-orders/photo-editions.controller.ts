import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../platform';
import { PhotoEditions } from './dto/photo-editions.dto';
import { ReadPhotoEditions } from './read-photo-editions';

/** What the purchase sheet asks (L55). */
@ApiTags('events')
@Controller('api/events/:eventId/photos/:photoId/editions')
export class PhotoEditionsController {
  constructor(private readonly reading: ReadPhotoEditions) {}

  /** The sizes of a photograph, with what is left of each. */
  @Public()
  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: PhotoEditions })
  async editions(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
    @Param('photoId') photoId: string,
  ): Promise<PhotoEditions> {
    return this.reading.of(request, eventId, photoId);
  }
}
