import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { CheckoutRateLimit } from '../platform';
import { EventPhotoOrder, PlacedPhotoOrder } from './dto/photo-order.dto';
import { PlacePhotoOrder } from './place-photo-order';

/** Event photos as collectors order them. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class PhotoOrdersController {
  constructor(private readonly placing: PlacePhotoOrder) {}

  /** Orders an event photo, for who carries the pass of its event. */
  @CheckoutRateLimit()
  @Post()
  @ApiCreatedResponse({ type: PlacedPhotoOrder })
  @ApiUnauthorizedResponse({ description: 'signed_out, pass_required' })
  @ApiConflictResponse({ description: 'inquiry_only, quote_changed, photo_not_for_sale' })
  async place(
    @Req() request: FastifyRequest,
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: EventPhotoOrder,
  ): Promise<PlacedPhotoOrder> {
    return this.placing.place(request, body, collector);
  }
}
