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
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { UpdateOrderStatus } from './dto/order-update.dto';
import { UpdateOrderInstallation, CreateOrderNote } from './dto/create-order-note.dto';
import { OrderList, OrderListQuery } from './dto/order-list.dto';
import { OrderRecord } from './dto/order-record.dto';
import { CreateOrderRefund } from '../refunds/dto/create-order-refund.dto';
import { OrderListService } from './order-list.service';
import { OrderTransitionsService } from '../lifecycle/order-transitions.service';
import { OrderNotesService } from './order-notes.service';
import { OrderRecordService } from './order-record.service';
import { OrderRefundsService } from '../refunds/order-refunds.service';

/** The gallery's calls about orders: find them, look at one, move it on, write down, give money back. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin')
export class AdminOrdersController {
  constructor(
    private readonly orderListService: OrderListService,
    private readonly orderRecordService: OrderRecordService,
    private readonly orderTransitionsService: OrderTransitionsService,
    private readonly orderNotesService: OrderNotesService,
    private readonly orderRefundsService: OrderRefundsService,
  ) {}

  /** Newest first, a page at a time. */
  @Get('orders')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderList })
  list(@Query() query: OrderListQuery): Promise<OrderList> {
    return this.orderListService.page(query);
  }

  /** Every order that matches, as a file that is made while it is sent. */
  @GetCsv('orders.csv')
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: OrderListQuery): StreamableFile {
    return csvDownload('orders.csv', this.orderListService.csv(filter));
  }

  /** The order with its whole history. */
  @Get('orders/:orderNumber')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  view(@Param('orderNumber') orderNumber: string): Promise<OrderRecord> {
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Moves the order on and writes to the buyer. Done already is no error. What gives money back is the owner's. */
  @Post('orders/:orderNumber/status')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description: 'order_status_refused; changed_meanwhile, with the order as it is now in `details.record`',
  })
  async updateStatus(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderStatus,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderTransitionsService.changeStatus(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Gives money back through Stripe, or writes down that it was given back at the gallery. */
  @OwnerRoute()
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
    @Body() body: CreateOrderRefund,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderRefundsService.refund(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Writes a note for the gallery alone. */
  @Post('orders/:orderNumber/notes')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: OrderRecord })
  async addNote(
    @Param('orderNumber') orderNumber: string,
    @Body() { note }: CreateOrderNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderNotesService.addNote(orderNumber, note, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** The buyer's wish to have the work hung was taken care of, or not yet after all. */
  @Post('orders/:orderNumber/installation')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderRecord })
  async updateInstallation(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderInstallation,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderNotesService.updateInstallation(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }
}
