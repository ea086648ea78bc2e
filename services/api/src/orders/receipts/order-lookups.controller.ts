import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { OrderLookup } from './dto/order-lookup.dto';
import { OrderReceipt } from './dto/order-receipt.dto';
import { OrderReceiptsService } from './order-receipts.service';

/** How a guest finds an order again. Number and address together are the guard. */
@ApiTags('orders')
@Controller('api/order-lookups')
export class OrderLookupsController {
  constructor(private readonly orderReceiptsService: OrderReceiptsService) {}

  /** The order of this number and address; 404 `order_not_found`, whichever of the two is wrong. */
  @Public()
  @EmailRateLimit()
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  async find(@Body() lookup: OrderLookup): Promise<OrderReceipt> {
    return this.orderReceiptsService.findByNumber(lookup);
  }
}
