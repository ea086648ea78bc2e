import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { OrderLookup, OrderReceipt, OrderLookupAddress } from './dto/order-receipt.dto';
import { ShippingAddressService } from '../lifecycle/shipping-address.service';
import { OrderReceiptsService } from './order-receipts.service';

/** How a guest finds an order again: number and email address together give access. */
@ApiTags('orders')
@Controller('api/order-lookups')
export class OrderLookupsController {
  constructor(
    private readonly orderReceiptsService: OrderReceiptsService,
    private readonly shippingAddressService: ShippingAddressService,
  ) {}

  /** 404 `order_not_found`, whichever of number and address is wrong. */
  @Public()
  @EmailRateLimit()
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  async find(@Body() lookup: OrderLookup): Promise<OrderReceipt> {
    return this.orderReceiptsService.findByNumber(lookup);
  }

  /** Changes where the prints go, until they are shipped. */
  @Public()
  @EmailRateLimit()
  @Post('shipping-address')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  @ApiConflictResponse({ description: 'address_locked' })
  async changeAddress(@Body() body: OrderLookupAddress): Promise<OrderReceipt> {
    await this.shippingAddressService.changeByLookup(body);
    return this.orderReceiptsService.findByNumber(body);
  }
}
