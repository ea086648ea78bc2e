import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { ChangeOrder } from './change-order';
import { CheckoutController } from './checkout.controller';
import { CollectorOrdersController } from './collector-orders.controller';
import { CollectorPurchases } from './collector-purchases';
import { EnterOrder } from './enter-order';
import { EnterSale } from './enter-sale';
import { ExportOrders } from './export-orders';
import { ForgetOrder } from './forget-order';
import { HoldBudgets } from './hold-budgets';
import { JoinOrders } from './join-orders';
import { KeepBuyersVisits } from './keep-buyers-visits';
import { KeepOrderedWorks } from './keep-ordered-works';
import { LevelByOrders } from './level-by-orders';
import { ListOrders } from './list-orders';
import { MoveByPayment } from './move-by-payment';
import { MoveOrderOn } from './move-order-on';
import { NameOrders } from './name-orders';
import { NoteOnOrder } from './note-order';
import { Order } from './order.entity';
import { OrderBook } from './order-book';
import { OrderFigures } from './order-figures';
import { OrderOrigins } from './order-origins';
import { OrderDesk } from './order-desk';
import { OrderEvent } from './order-event.entity';
import { OrderLine } from './order-line.entity';
import { OrderListStore } from './order-list.store';
import { OrderLookupsController } from './order-lookups.controller';
import { OrderMetrics } from './order-metrics';
import { OrderNotices } from './order-notices';
import { OrderRefundLine } from './order-refund-line.entity';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from './orders.store';
import { OwnerOrdersController } from './owner-orders.controller';
import { OrderPapersController } from './papers.controller';
import { PlaceAgreedOrder } from './place-agreed-order';
import { PlaceOrder } from './place-order';
import { PrintOrderPapers } from './print-order-papers';
import { PrintSales } from './print-sales';
import { ReadCollectorOrders } from './read-collector-orders';
import { ReadOrderRecord } from './read-order-record';
import { ReadReceipt } from './read-receipt';
import { ReferOrder } from './refer-order';
import { RefundOrderMoney } from './refund-order';
import { SaleItems } from './sale-items';
import { SellNumber } from './sell-one-print';
import { SellOffline } from './sell-offline';
import { SettleOrder } from './settle-order';
import { SoldOrders } from './sold-orders';
import { StatusNotices } from './status-notices';

/** From a cart to an order, and from Stripe's word to sold prints. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Order, OrderLine, OrderEvent, OrderRefundLine]),
    IdentityModule,
    MediaModule,
    CatalogueModule,
    EventsModule,
    PaymentsModule,
  ],
  controllers: [
    CheckoutController,
    CollectorOrdersController,
    OrderLookupsController,
    OwnerOrdersController,
    OrderPapersController,
  ],
  providers: [
    OrdersStore,
    CollectorPurchases,
    PlaceAgreedOrder,
    PlaceOrder,
    SaleItems,
    EnterOrder,
    EnterSale,
    PrintSales,
    SellNumber,
    SellOffline,
    SettleOrder,
    HoldBudgets,
    JoinOrders,
    KeepBuyersVisits,
    KeepOrderedWorks,
    MoveByPayment,
    MoveOrderOn,
    OrderDesk,
    OrderFigures,
    OrderOrigins,
    LevelByOrders,
    ForgetOrder,
    ExportOrders,
    StatusNotices,
    OrderMetrics,
    OrderNotices,
    OrderBook,
    ReadReceipt,
    ReadOrderRecord,
    PrintOrderPapers,
    ChangeOrder,
    ListOrders,
    OrderListStore,
    NameOrders,
    NoteOnOrder,
    ReferOrder,
    RefundOrderMoney,
    SoldOrders,
    OrderRefundsStore,
    ReadCollectorOrders,
  ],
  exports: [
    CollectorPurchases,
    LevelByOrders,
    MoveOrderOn,
    OrderBook,
    OrderDesk,
    OrderFigures,
    OrderOrigins,
    PlaceAgreedOrder,
    PrintSales,
    ReferOrder,
    SellNumber,
    SellOffline,
    SoldOrders,
  ],
})
export class OrdersModule {}
