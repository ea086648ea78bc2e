/** Orders: quote, checkout, and the life of an order. */
export { orderEmailFiling } from './emails/order-email-filing';
export {
  CollectorPurchasesService,
  type Purchase,
  type CollectorPurchaseTotals,
} from './collector/collector-purchases.service';
export { actorName as nameOf, OWNER_ACTOR, type Actor } from './actor';
export { fileLinkExpiry, fileLinkPath, verifyFileToken } from './collector/digital-file-link';
export { assertPrintTransition } from './prints/print-transition';
export { ledgerState } from './prints/ledger-state';
export { PurchaseLevelsService } from './collector/purchase-levels.service';
export { OrderTransitionsService } from './lifecycle/order-transitions.service';
export { OrdersService, type OrderSummary } from './orders.service';
export {
  OrderReportQueries,
  type MonthlySales,
  type RecentOrderEvent,
  type OrderAwaitingAction,
} from './reports/order-reports.queries';
export {
  SalesAttributionQueries,
  type AttributedSales as OriginOfSales,
  type PaymentPeriod,
} from './attribution/sales-attribution.queries';
export type { AgreedPriceItem } from './creation/agreed-prices';
export {
  DraftOrdersService,
  type DraftOrderLine,
  type DraftOrderInput,
} from './creation/draft-orders.service';
export { OrderPaymentsService, type EventPhotoLine } from './order-payments.service';
export { toEventPhotoItem as livePhoto } from './creation/sale-items.service';
export { EVENT_PHOTO_ORDER_TYPE } from './creation/event-photo-order';
export {
  OrderConfirmed,
  OrderPlaced,
  OrderRefunded,
  GuestOrdersLinked,
  PrintsRefunded,
  RefundsRecounted,
  type SoldOrderPrint,
} from './domain-events';
export { Attribution, ReferralClaimInput } from './attribution/dto/referral-claim.dto';
export type { OrderAttribution } from './attribution/referral-claim';
export { PrintSalesService, type PrintSale } from './prints/print-sales.service';
export { randomCode } from './order-number';
export { OrdersModule } from './orders.module';
export { OrderAttributionService } from './attribution/order-attribution.service';
export { OfflinePrintSalesService, type OfflinePrintSaleInput } from './creation/offline-print-sales.service';
export { OfflineSalesService, type OfflineSaleInput as OfflineSale } from './creation/offline-sales.service';
export {
  SoldOrderQueries,
  type SoldLine,
  type SoldOrder,
  type OrderRefundSummary,
} from './reports/sold-orders.queries';
export { ORDER_NOTIFICATION_TEMPLATES } from './emails/order-notification-templates';
export { ORDER_EMAIL_TEMPLATES } from './emails/order-email-templates';
