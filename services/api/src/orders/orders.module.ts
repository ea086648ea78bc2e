import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { DeliveryQuoteSuggestionService } from './admin/delivery-quote-suggestion.service';
import { OrderListService } from './admin/order-list.service';
import { OrderListStore } from './admin/order-list.store';
import { OrderNotesService } from './admin/order-notes.service';
import { OrderRecordService } from './admin/order-record.service';
import { AdminOrdersController, AdminOrderPapersController } from './admin/orders.admin.controller';
import { AdminRefundApprovalsController } from './refunds/refund-approvals.admin.controller';
import { OrderAttributionService } from './attribution/order-attribution.service';
import { SalesAttributionQueries } from './attribution/sales-attribution.queries';
import { CartHoldEntity, CartHoldsStore } from './cart-holds/cart-holds.store';
import { CartHoldsController } from './cart-holds/cart-holds.controller';
import { CartHoldsService } from './cart-holds/cart-holds.service';
import { CheckoutController, RefusedCheckoutInterceptor } from './checkout/checkout.controller';
import { CheckoutService } from './checkout/checkout.service';
import { QuotesService } from './checkout/quotes.service';
import { CollectorOrdersController, OrderLookupsController } from './orders.controller';
import { CollectorOrdersService } from './collector/collector-orders.service';
import { CollectorPurchasesService } from './collector/collector-purchases.service';
import { GuestOrdersService } from './collector/guest-orders.service';
import { OrderAnonymizer } from './collector/order-anonymizer';
import { DraftOrdersService } from './creation/draft-orders.service';
import { OfflineSalesService } from './creation/offline-sales.service';
import { OrderCreationService } from './creation/order-creation.service';
import { ItemsForSaleService } from './creation/items-for-sale.service';
import { PackingSlipAndInvoiceService } from './papers/packing-slip-and-invoice.service';
import { OrderEmails } from './emails/order.emails';
import { OrderEmailLinesService } from './emails/order-email-lines.service';
import { OrderEventEntity } from './entities/order-event.entity';
import { OrderLineEntity, OrderRefundLineEntity } from './entities/order-line.entity';
import { OrderEntity } from './entities/order.entity';
import { BrowserCookieService } from './hold-budgets/browser-cookie.service';
import { HoldBudgetOrderEntity, HoldBudgetsStore } from './hold-budgets/hold-budgets.store';
import { HoldBudgetService } from './hold-budgets/hold-budget.service';
import { UnpaidHoldsAdminController } from './hold-budgets/unpaid-holds.admin.controller';
import { UnpaidHoldsService } from './hold-budgets/unpaid-holds.service';
import { OrderHistoryService } from './lifecycle/order-history.service';
import { OrderLocksService } from './lifecycle/order-locks.service';
import { OrderPaymentTransitionsService } from './lifecycle/order-payment-transitions.service';
import { OrderSettlementService } from './lifecycle/order-settlement.service';
import { OrderTransitionsService } from './lifecycle/order-transitions.service';
import { ShippingAddressService } from './lifecycle/shipping-address.service';
import { OrdersListeners } from './orders.listeners';
import { EventPhotoPurchasesQueries, SoldOrderQueries } from './reports/sold-orders.queries';
import { OrdersService } from './orders.service';
import { OrdersStore } from './orders.store';
import { PrintSalesService } from './prints/print-sales.service';
import { OrderLinePicturesService } from './receipts/order-line-pictures.service';
import { OrderReceiptsService } from './receipts/order-receipts.service';
import { RefundApprovalsService } from './refunds/refund-approvals.service';
import { OrderRefundsService } from './refunds/order-refunds.service';
import { OrderRefundsStore, RefundApprovalEntity } from './refunds/order-refunds.store';
import { OrderMetricsService } from './reports/order-metrics.service';
import { OrderReportQueries } from './reports/order-reports.queries';
import { CheckoutAdmissionService } from './waiting-room/checkout-admission.service';
import { OrderPictureEntity, OrderPicturesStore } from './studio/order-pictures.store';
import { OrderPicturesService } from './studio/order-pictures.service';
import { AdminOrderStudioController, OrderPicturesController } from './studio/order-studio.controller';
import { OrderStudioService } from './studio/order-studio.service';
import { WaitingRoomStore } from './waiting-room/waiting-room.store';
import { WaitingRoomPlaceEntity } from './waiting-room/waiting-room-place.entity';
import { WaitingRoomController } from './waiting-room/waiting-room.controller';
import { WaitingRoomService } from './waiting-room/waiting-room.service';

/** From a cart to an order, and from its payment to sold prints. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      OrderEntity,
      OrderLineEntity,
      OrderEventEntity,
      OrderRefundLineEntity,
      WaitingRoomPlaceEntity,
      HoldBudgetOrderEntity,
      CartHoldEntity,
      RefundApprovalEntity,
      OrderPictureEntity,
    ]),
    IdentityModule,
    MediaModule,
    CatalogModule,
    EventsModule,
    PaymentsModule,
  ],
  controllers: [
    CheckoutController,
    CartHoldsController,
    CollectorOrdersController,
    OrderLookupsController,
    AdminOrdersController,
    AdminRefundApprovalsController,
    AdminOrderPapersController,
    WaitingRoomController,
    UnpaidHoldsAdminController,
    OrderPicturesController,
    AdminOrderStudioController,
  ],
  providers: [
    EventPhotoPurchasesQueries,
    OrdersStore,
    OrdersService,
    OrderLinePicturesService,
    OrdersListeners,
    DeliveryQuoteSuggestionService,
    OrderListService,
    OrderListStore,
    OrderNotesService,
    OrderRecordService,
    OrderAttributionService,
    SalesAttributionQueries,
    CheckoutService,
    QuotesService,
    RefusedCheckoutInterceptor,
    HoldBudgetService,
    HoldBudgetsStore,
    CartHoldsService,
    CartHoldsStore,
    BrowserCookieService,
    UnpaidHoldsService,
    CollectorOrdersService,
    CollectorPurchasesService,
    GuestOrdersService,
    OrderAnonymizer,
    DraftOrdersService,
    OfflineSalesService,
    OrderCreationService,
    ItemsForSaleService,
    PackingSlipAndInvoiceService,
    OrderEmails,
    OrderEmailLinesService,
    OrderHistoryService,
    OrderLocksService,
    OrderPaymentTransitionsService,
    OrderSettlementService,
    OrderTransitionsService,
    ShippingAddressService,
    PrintSalesService,
    OrderReceiptsService,
    OrderRefundsService,
    RefundApprovalsService,
    OrderRefundsStore,
    OrderMetricsService,
    OrderReportQueries,
    SoldOrderQueries,
    CheckoutAdmissionService,
    WaitingRoomService,
    WaitingRoomStore,
    OrderPicturesStore,
    OrderPicturesService,
    OrderStudioService,
  ],
  exports: [
    EventPhotoPurchasesQueries,
    OrdersService,
    OrderAttributionService,
    SalesAttributionQueries,
    CollectorPurchasesService,
    DraftOrdersService,
    OfflineSalesService,
    OrderCreationService,
    OrderEmailLinesService,
    OrderTransitionsService,
    ShippingAddressService,
    PrintSalesService,
    OrderReportQueries,
    SoldOrderQueries,
    WaitingRoomService,
  ],
})
export class OrdersModule {}
