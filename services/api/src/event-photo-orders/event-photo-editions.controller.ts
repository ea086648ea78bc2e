import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../platform';
import { StartedEdition, EventPhotoEditions } from './dto/event-photo-orders.dto';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

/** For the purchase sheet and the projector. */
@ApiTags('events')
@Controller('api/events/:eventId')
export class EventPhotoEditionsController {
  constructor(private readonly eventPhotoPurchaseOptionsService: EventPhotoPurchaseOptionsService) {}

  /** The sizes of a photo, with what is left of each. */
  @Public()
  @Get('photos/:photoId/editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: EventPhotoEditions })
  async editions(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
    @Param('photoId') photoId: string,
  ): Promise<EventPhotoEditions> {
    return this.eventPhotoPurchaseOptionsService.findForPhoto(request, eventId, photoId);
  }

  /** The sizes of all photos that have begun to sell. */
  @Public()
  @Get('editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: [StartedEdition] })
  async started(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
  ): Promise<StartedEdition[]> {
    return this.eventPhotoPurchaseOptionsService.findStarted(request, eventId);
  }
}
