import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { CheckoutRateLimit } from '../platform';
import { CreateEventPhotoOrder, CreatedEventPhotoOrder } from './dto/event-photo-orders.dto';
import { EventPhotoOrdersService } from './event-photo-orders.service';

/** Orders of event photos by collectors. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class EventPhotoOrdersController {
  constructor(private readonly eventPhotoOrdersService: EventPhotoOrdersService) {}

  /** For holders of a pass to the event. */
  @CheckoutRateLimit()
  @Post()
  @ApiCreatedResponse({ type: CreatedEventPhotoOrder })
  @ApiUnauthorizedResponse({ description: 'signed_out, pass_required' })
  @ApiConflictResponse({ description: 'inquiry_only, quote_changed, photo_not_for_sale' })
  async create(
    @Req() request: FastifyRequest,
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: CreateEventPhotoOrder,
  ): Promise<CreatedEventPhotoOrder> {
    return this.eventPhotoOrdersService.create(request, body, collector);
  }
}
