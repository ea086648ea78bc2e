import { Body, Controller, Get, HttpCode, Param, Put, Header, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { CollectorOrder, CollectorOrdersService } from './collector/collector-orders.service';
import { ShippingAddressService } from './lifecycle/shipping-address.service';
import {
  ShippingAddressInput,
  OrderLookup,
  OrderReceipt,
  OrderLookupAddress,
} from './receipts/dto/order-receipt.dto';
import { EmailRateLimit, Public } from '../platform';
import { OrderReceiptsService } from './receipts/order-receipts.service';

/** Orders of a signed-in collector. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class CollectorOrdersController {
  constructor(
    private readonly collectorOrdersService: CollectorOrdersService,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** Lists the collector’s orders, newest first. */
  @Get()
  @ApiOkResponse({ type: [CollectorOrder] })
  async list(@CurrentCollector() collector: SignedInCollector): Promise<CollectorOrder[]> {
    return this.collectorOrdersService.findByCollector(collector.id);
  }

  /** Changes the shipping address until the prints are shipped. */
  @Put(':orderNumber/shipping-address')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'address_locked' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async changeAddress(
    @Param('orderNumber') orderNumber: string,
    @CurrentCollector() { id }: SignedInCollector,
    @Body() body: ShippingAddressInput,
  ): Promise<void> {
    await this.shippingAddressService.changeByCollector(orderNumber, id, body);
  }
}

/** Order lookup for guests: order number and email address together give access. */
@ApiTags('orders')
@Controller('api/order-lookups')
export class OrderLookupsController {
  constructor(
    private readonly orderReceiptsService: OrderReceiptsService,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** Finds an order by number and email address. Returns 404 `order_not_found` if either is wrong. */
  @Public()
  @EmailRateLimit()
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async find(@Body() lookup: OrderLookup): Promise<OrderReceipt> {
    return this.orderReceiptsService.findByNumber(lookup);
  }

  /** Changes the shipping address of a guest’s order until the prints are shipped. */
  @Public()
  @EmailRateLimit()
  @Post('shipping-address')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  @ApiConflictResponse({ description: 'address_locked' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async changeAddress(@Body() body: OrderLookupAddress): Promise<OrderReceipt> {
    await this.shippingAddressService.changeByLookup(body);
    return this.orderReceiptsService.findByNumber(body);
  }
}
