import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../platform';
import { BegunEdition, PhotoEditions } from './dto/photo-editions.dto';
import { ReadPhotoEditions } from './read-photo-editions';

/** What the purchase sheet and the wall ask. */
@ApiTags('events')
@Controller('api/events/:eventId')
export class PhotoEditionsController {
  constructor(private readonly reading: ReadPhotoEditions) {}

  /** The sizes of a photograph, with what is left of each. */
  @Public()
  @Get('photos/:photoId/editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: PhotoEditions })
  async editions(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
    @Param('photoId') photoId: string,
  ): Promise<PhotoEditions> {
    return this.reading.of(request, eventId, photoId);
  }

  /** Of all photographs, the sizes of which a number is sold or on hold. */
  @Public()
  @Get('editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: [BegunEdition] })
  async begun(@Req() request: FastifyRequest, @Param('eventId') eventId: string): Promise<BegunEdition[]> {
    return this.reading.begun(request, eventId);
  }
}
