import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { CollectorOrder, CollectorOrdersService } from './collector-orders.service';
import { ShippingAddressService } from '../lifecycle/shipping-address.service';
import { ShippingAddressInput } from '../receipts/dto/order-receipt.dto';

/** A collector's own orders. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class CollectorOrdersController {
  constructor(
    private readonly collectorOrdersService: CollectorOrdersService,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({ type: [CollectorOrder] })
  async list(@CurrentCollector() collector: SignedInCollector): Promise<CollectorOrder[]> {
    return this.collectorOrdersService.findByCollector(collector.id);
  }

  /** Changes where the prints go, until they are shipped. */
  @Put(':orderNumber/shipping-address')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'address_locked' })
  async changeAddress(
    @Param('orderNumber') orderNumber: string,
    @CurrentCollector() { id }: SignedInCollector,
    @Body() body: ShippingAddressInput,
  ): Promise<void> {
    await this.shippingAddressService.changeByCollector(orderNumber, id, body);
  }
}
