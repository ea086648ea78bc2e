import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EmailRateLimit, Public } from '../../platform';
import { OrderLookup, OrderReceipt } from './dto/order-receipt.dto';
import { OrderReceiptsService } from './order-receipts.service';

/** How a guest finds an order again: number and email address together give access. */
@ApiTags('orders')
@Controller('api/order-lookups')
export class OrderLookupsController {
  constructor(private readonly orderReceiptsService: OrderReceiptsService) {}

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
}
