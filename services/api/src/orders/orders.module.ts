import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { OrderLocksService } from './lifecycle/order-locks.service';
import { CheckoutController } from './checkout/checkout.controller';
import { CollectorOrdersController } from './collector/collector-orders.controller';
import { CollectorPurchasesService } from './collector/collector-purchases.service';
import { OrderCreationService } from './creation/order-creation.service';
import { PaidOrderCreationService } from './creation/paid-order-creation.service';
import { OrderDataExportListener } from './order-data-export.listener';
import { OrderAnonymizer } from './collector/order-anonymizer';
import { HoldBudgets } from './hold-budgets';
import { GuestOrdersService } from './collector/guest-orders.service';
import { GuestRetentionListener } from './guest-retention.listener';
import { OrdersListeners } from './orders.listeners';
import { PurchaseLevelsService } from './collector/purchase-levels.service';
import { OrderListService } from './admin/order-list.service';
import { OrderPaymentTransitionsService } from './lifecycle/order-payment-transitions.service';
import { OrderTransitionsService } from './lifecycle/order-transitions.service';
import { OrderAuditSubjectResolver } from './order-audit-subjects.listener';
import { OrderNotesService } from './admin/order-notes.service';
import { OrderEntity } from './entities/order.entity';
import { OrdersService } from './orders.service';
import { OrderReportQueries } from './reports/order-reports.queries';
import { SalesAttributionQueries } from './attribution/sales-attribution.queries';
import { OrderPaymentsService } from './order-payments.service';
import { OrderEventEntity } from './entities/order-event.entity';
import { OrderLineEntity } from './entities/order-line.entity';
import { OrderListStore } from './admin/order-list.store';
import { OrderLookupsController } from './receipts/order-lookups.controller';
import { OrderMetricsService } from './reports/order-metrics.service';
import { OrderEmails } from './emails/order.emails';
import { OrderRefundLineEntity } from './entities/order-refund-line.entity';
import { OrderRefundsStore } from './refunds/order-refunds.store';
import { OrdersStore } from './orders.store';
import { AdminOrdersController } from './admin/orders.admin.controller';
import { AdminOrderDocumentsController } from './documents/order-documents.admin.controller';
import { DraftOrdersService } from './creation/draft-orders.service';
import { CheckoutService } from './checkout/checkout.service';
import { OrderDocumentsService } from './documents/order-documents.service';
import { PrintSalesService } from './prints/print-sales.service';
import { CollectorOrdersService } from './collector/collector-orders.service';
import { OrderRecordService } from './admin/order-record.service';
import { OrderReceiptsService } from './receipts/order-receipts.service';
import { OrderAttributionService } from './attribution/order-attribution.service';
import { OrderRefundsService } from './refunds/order-refunds.service';
import { SaleItemsService } from './creation/sale-items.service';
import { OfflinePrintSalesService } from './creation/offline-print-sales.service';
import { OfflineSalesService } from './creation/offline-sales.service';
import { OrderSettlementService } from './lifecycle/order-settlement.service';
import { SoldOrderQueries } from './reports/sold-orders.queries';
import { OrderStatusEmails } from './emails/order-status.emails';

/** From a cart to an order, and from Stripe's word to sold prints. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OrderEntity, OrderLineEntity, OrderEventEntity, OrderRefundLineEntity]),
    IdentityModule,
    MediaModule,
    CatalogModule,
    EventsModule,
    PaymentsModule,
  ],
  controllers: [
    CheckoutController,
    CollectorOrdersController,
    OrderLookupsController,
    AdminOrdersController,
    AdminOrderDocumentsController,
  ],
  providers: [
    OrdersStore,
    CollectorPurchasesService,
    DraftOrdersService,
    CheckoutService,
    SaleItemsService,
    OrderCreationService,
    PaidOrderCreationService,
    PrintSalesService,
    OfflinePrintSalesService,
    OfflineSalesService,
    OrderSettlementService,
    HoldBudgets,
    GuestOrdersService,
    GuestRetentionListener,
    OrdersListeners,
    OrderPaymentTransitionsService,
    OrderTransitionsService,
    OrderPaymentsService,
    OrderReportQueries,
    SalesAttributionQueries,
    PurchaseLevelsService,
    OrderAnonymizer,
    OrderDataExportListener,
    OrderStatusEmails,
    OrderMetricsService,
    OrderEmails,
    OrdersService,
    OrderReceiptsService,
    OrderRecordService,
    OrderDocumentsService,
    OrderLocksService,
    OrderListService,
    OrderListStore,
    OrderAuditSubjectResolver,
    OrderNotesService,
    OrderAttributionService,
    OrderRefundsService,
    SoldOrderQueries,
    OrderRefundsStore,
    CollectorOrdersService,
  ],
  exports: [
    CollectorPurchasesService,
    PurchaseLevelsService,
    OrderTransitionsService,
    OrdersService,
    OrderPaymentsService,
    OrderReportQueries,
    SalesAttributionQueries,
    DraftOrdersService,
    PrintSalesService,
    OrderAttributionService,
    OfflinePrintSalesService,
    OfflineSalesService,
    SoldOrderQueries,
  ],
})
export class OrdersModule {}
