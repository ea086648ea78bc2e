import { Body, Controller, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
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

  /** Orders an event photo (L65). */
  @CheckoutRateLimit()
  @Post()
  @ApiCreatedResponse({ type: PlacedPhotoOrder })
  @ApiConflictResponse({ description: 'inquiry_only, quote_changed, photo_not_for_sale' })
  async place(
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: EventPhotoOrder,
  ): Promise<PlacedPhotoOrder> {
    return this.placing.place(body, collector);
  }
}
