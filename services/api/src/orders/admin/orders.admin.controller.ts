import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff, PersonalDataExport } from '../../identity';
import { pdfResponse, ProducesPdf } from '../../pdf';
import { csvDownload, GetCsv } from '../../platform';
import {
  CreateOrderNote,
  UpdateOrderInstallation,
  UpdateOrderStatus,
  OrderRecord,
} from './dto/order-record.dto';
import { OrderList, OrderListQuery } from './dto/order-list.dto';
import { CreateOrderRefund } from '../refunds/dto/create-order-refund.dto';
import { ShippingAddressService } from '../lifecycle/shipping-address.service';
import { UpdateOrderAddress } from '../receipts/dto/order-receipt.dto';
import { DeliveryQuoteSuggestion, DeliveryQuoteSuggestionService } from './delivery-quote-suggestion.service';
import { OrderListService } from './order-list.service';
import { OrderTransitionsService } from '../lifecycle/order-transitions.service';
import { OrderNotesService } from './order-notes.service';
import { OrderRecordService } from './order-record.service';
import { OrderRefundsService } from '../refunds/order-refunds.service';
import {
  PackingSlipAndInvoiceService,
  type OrderPaperKind,
} from '../papers/packing-slip-and-invoice.service';

/** Orders for staff: find and view them, change their status, add notes, refund them. */
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
    private readonly shippingAddressService: ShippingAddressService,
    private readonly deliveryQuoteSuggestionService: DeliveryQuoteSuggestionService,
  ) {}

  /** Lists orders, newest first, a page at a time. */
  @Get('orders')
  @ApiOkResponse({ type: OrderList })
  list(@Query() query: OrderListQuery): Promise<OrderList> {
    return this.orderListService.page(query);
  }

  /** Exports every order that matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('orders.csv')
  async csv(@Query() query: OrderListQuery): Promise<StreamableFile> {
    return csvDownload('orders.csv', await this.orderListService.csv(query));
  }

  /** An order with its whole history. */
  @Get('orders/:orderNumber')
  @ApiOkResponse({ type: OrderRecord })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  view(@Param('orderNumber') orderNumber: string): Promise<OrderRecord> {
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Suggests a delivery quote for an order. */
  @Get('orders/:orderNumber/delivery-quote-suggestion')
  @ApiOkResponse({ type: DeliveryQuoteSuggestion })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  suggestDelivery(@Param('orderNumber') orderNumber: string): Promise<DeliveryQuoteSuggestion> {
    return this.deliveryQuoteSuggestionService.suggest(orderNumber);
  }

  /**
   * Changes the status of an order and emails the buyer. Repeating it has no effect. Only the owner may cancel or
   * reject, which refunds the order.
   */
  @Post('orders/:orderNumber/status')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description: 'order_status_refused; changed_meanwhile, with the order as it is now in `details.record`',
  })
  @ApiForbiddenResponse({ description: 'owner_only' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async updateStatus(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderStatus,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderTransitionsService.changeStatus(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Undoes the last status change, within a few seconds: the buyer is told only after them. */
  @Post('orders/:orderNumber/status/undo')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({ description: 'order_status_refused' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async undoStatus(
    @Param('orderNumber') orderNumber: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderTransitionsService.undo(orderNumber, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Refunds an order through Stripe, or records a refund that was made offline. */
  @OwnerRoute()
  @Post('orders/:orderNumber/refunds')
  @ApiCreatedResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description:
      'order_not_refundable, refund_too_high, refund_approval_waiting; changed_meanwhile, with the order as it is now in `details.record`',
  })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async refund(
    @Param('orderNumber') orderNumber: string,
    @Body() body: CreateOrderRefund,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderRefundsService.refund(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Adds a note to an order, for staff only. */
  @Post('orders/:orderNumber/notes')
  @ApiCreatedResponse({ type: OrderRecord })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async addNote(
    @Param('orderNumber') orderNumber: string,
    @Body() { note }: CreateOrderNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderNotesService.addNote(orderNumber, note, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Changes the shipping address of an order until the prints are shipped. */
  @Post('orders/:orderNumber/shipping-address')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({
    description: 'address_locked; changed_meanwhile, with the order as it is now in `details.record`',
  })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async updateAddress(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderAddress,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.shippingAddressService.changeByStaff(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Marks the installation request as handled, or opens it again. */
  @Post('orders/:orderNumber/installation')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async updateInstallation(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderInstallation,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderNotesService.updateInstallation(orderNumber, body, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }
}

/** The papers of an order. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/orders/:orderNumber')
export class AdminOrderPapersController {
  constructor(private readonly packingSlipAndInvoiceService: PackingSlipAndInvoiceService) {}

  /** The packing slip of an order, without prices. */
  @Get('packing-slip.pdf')
  @ProducesPdf()
  @ApiConflictResponse({ description: 'order_not_paid' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  packingSlip(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('packing-slip', orderNumber);
  }

  /** The invoice of an order. */
  @Get('invoice.pdf')
  @ProducesPdf()
  @ApiConflictResponse({ description: 'order_not_paid' })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  invoice(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('invoice', orderNumber);
  }

  private async send(kind: OrderPaperKind, orderNumber: string): Promise<StreamableFile> {
    return pdfResponse(
      await this.packingSlipAndInvoiceService.render(kind, orderNumber),
      `${orderNumber}-${kind}`,
    );
  }
}
