import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForOwner } from '../identity';
import { MoveOrder } from './dto/move-order.dto';
import { OrderRecord } from './dto/order-record.dto';
import { MoveOrderOn } from './move-order-on';
import { ReadOrderRecord } from './read-order-record';

/** The owner's calls about one order: look at it, move it on. */
@ApiTags('orders')
@ForOwner()
@Controller('api/admin/orders/:orderNumber')
export class OwnerOrdersController {
  constructor(
    private readonly reading: ReadOrderRecord,
    private readonly moving: MoveOrderOn,
  ) {}

  /** The order with its whole history. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  async view(@Param('orderNumber') orderNumber: string): Promise<OrderRecord> {
    return this.reading.of(orderNumber);
  }

  /** Moves the order on and writes to the buyer (G55). Done already is no error. */
  @Post('status')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({ description: 'order_status_refused' })
  async move(@Param('orderNumber') orderNumber: string, @Body() body: MoveOrder): Promise<OrderRecord> {
    await this.moving.move(orderNumber, body);
    return this.reading.of(orderNumber);
  }
}
