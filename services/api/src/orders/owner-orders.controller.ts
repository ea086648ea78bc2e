import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { MoveOrder } from './dto/move-order.dto';
import { HandleInstallation, NoteOrder } from './dto/note-order.dto';
import { OrderList, OrderListQuery } from './dto/order-list.dto';
import { OrderRecord } from './dto/order-record.dto';
import { RefundOrder } from './dto/refund-order.dto';
import { ListOrders } from './list-orders';
import { MoveOrderOn } from './move-order-on';
import { NoteOnOrder } from './note-order';
import { ReadOrderRecord } from './read-order-record';
import { RefundOrderMoney } from './refund-order';

/** The gallery's calls about orders: find them, look at one, move it on, write down, give money back. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin')
export class OwnerOrdersController {
  constructor(
    private readonly listing: ListOrders,
    private readonly reading: ReadOrderRecord,
    private readonly moving: MoveOrderOn,
    private readonly noting: NoteOnOrder,
    private readonly refunding: RefundOrderMoney,
  ) {}

  /** Newest first, a page at a time. */
  @Get('orders')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderList })
  list(@Query() query: OrderListQuery): Promise<OrderList> {
    return this.listing.page(query);
  }

  /** Every order that matches, as a file that is made while it is sent. */
  @GetCsv('orders.csv')
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: OrderListQuery): StreamableFile {
    return csvDownload('orders.csv', this.listing.csv(filter));
  }

  /** The order with its whole history. */
  @Get('orders/:orderNumber')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  view(@Param('orderNumber') orderNumber: string): Promise<OrderRecord> {
    return this.reading.of(orderNumber);
  }

  /** Moves the order on and writes to the buyer. Done already is no error. What gives money back is the owner's. */
  @Post('orders/:orderNumber/status')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description: 'order_status_refused; changed_meanwhile, with the order as it is now in `details.record`',
  })
  async move(
    @Param('orderNumber') orderNumber: string,
    @Body() body: MoveOrder,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.moving.move(orderNumber, body, staff);
    return this.reading.of(orderNumber);
  }

  /** Gives money back through Stripe, or writes down that it was given back at the gallery. */
  @ForOwner()
  @Post('orders/:orderNumber/refunds')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description:
      'order_not_refundable, refund_too_high; changed_meanwhile, with the order as it is now in `details.record`',
  })
  async refund(
    @Param('orderNumber') orderNumber: string,
    @Body() body: RefundOrder,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.refunding.refund(orderNumber, body, staff);
    return this.reading.of(orderNumber);
  }

  /** Writes a note for the gallery alone. */
  @Post('orders/:orderNumber/notes')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: OrderRecord })
  async note(
    @Param('orderNumber') orderNumber: string,
    @Body() { note }: NoteOrder,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.noting.note(orderNumber, note, staff);
    return this.reading.of(orderNumber);
  }

  /** The buyer's wish to have the work hung was taken care of, or not yet after all. */
  @Post('orders/:orderNumber/installation')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  async handleInstallation(
    @Param('orderNumber') orderNumber: string,
    @Body() body: HandleInstallation,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.noting.handleInstallation(orderNumber, body, staff);
    return this.reading.of(orderNumber);
  }
}
