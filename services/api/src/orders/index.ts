/** Orders: quote, checkout, and the life of an order. */
export { actorName, OWNER_ACTOR, type Actor } from './lifecycle/order-history.service';
export { Attribution, ReferralClaimInput } from './attribution/dto/referral-claim.dto';
export { OrderAttributionService } from './attribution/order-attribution.service';
export type { OrderAttribution } from './attribution/referral-claim';
export {
  SalesAttributionQueries,
  type AttributedSales,
  type PaymentPeriod,
} from './attribution/sales-attribution.queries';
export {
  CollectorPurchasesService,
  type CollectorPurchaseTotals,
  type Purchase,
} from './collector/collector-purchases.service';
export { fileLinkExpiry, fileLinkPath, verifyFileToken } from './collector/digital-file-link';
export type { AgreedPriceItem } from './creation/agreed-prices';
export {
  DraftOrdersService,
  type DraftOrderInput,
  type DraftOrderLine,
} from './creation/draft-orders.service';
export {
  OfflineSalesService,
  type OfflinePrintSaleInput,
  type OfflineSaleInput,
} from './creation/offline-sales.service';
export {
  EventPhotoPurchasesQueries,
  SoldOrderQueries,
  type OrderRefundSummary,
  type SoldLine,
  type SoldOrder,
} from './reports/sold-orders.queries';
export { OrderCreationService } from './creation/order-creation.service';
export { toEventPhotoItem } from './creation/items-for-sale.service';
export {
  GuestOrdersLinked,
  OpenBalancesRequested,
  type OpenBalance,
  OrderConfirmed,
  OrderPlaced,
  OrderRefunded,
  PrintsRefunded,
  RefundsRecounted,
  type SoldOrderPrint,
} from './domain-events';
export { ShippingAddressService } from './lifecycle/shipping-address.service';
export { DigitalFile, OrderAddress, OrderWork, ShippingAddressInput } from './receipts/dto/order-receipt.dto';
export { ORDER_EMAIL_TEMPLATES, ORDER_NOTIFICATION_TEMPLATES } from './emails/order.email-templates';
export { orderEmailFiling } from './emails/order.emails';
export { OrderEmailLinesService } from './emails/order-email-lines.service';
export { OrderTransitionsService } from './lifecycle/order-transitions.service';
export { deliveryDueCents } from './lifecycle/order-computed-fields';
export { isAddressOpen, isDeliverable } from './checkout/postal-address';
export { randomCode } from './order-number';
export { EVENT_PHOTO_ORDER_TYPE, isMadeAndSent } from './orders-policy';
export { OrdersModule } from './orders.module';
export { OrdersService, type EventPhotoLine, type OrderSummary } from './orders.service';
export { assertPrintTransition, printLedgerState } from './prints/print-ledger-state';
export { PrintSalesService, type PrintSale } from './prints/print-sales.service';
export { OrderReportQueries, type MonthlySales } from './reports/order-reports.queries';
export { WaitingRoomService } from './waiting-room/waiting-room.service';
