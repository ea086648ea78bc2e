/** Orders: quote, checkout, and the life of an order. */
export { aboutOrder } from './about-order';
export { CollectorPurchases, type Purchase, type PurchaseSums } from './collector-purchases';
export { nameOf, THE_OWNER, type Actor } from './actor';
export { fileEnd, filePath, readFileToken } from './digital-file';
export { guardMove } from './guard-move';
export { ledgerState } from './ledger-state';
export { LevelByOrders } from './level-by-orders';
export { MoveOrderOn } from './move-order-on';
export { OrderBook, type KnownOrder } from './order-book';
export { OrderFigures, type MonthOfSales, type OrderNews, type WaitingOrder } from './order-figures';
export { OrderOrigins, type OriginOfSales, type PaidBetween } from './order-origins';
export type { AgreedItem } from './agreed-items';
export { PlaceAgreedOrder, type AgreedLine, type AgreedOrder } from './place-agreed-order';
export { OrderDesk, type PhotoLine } from './order-desk';
export { livePhoto } from './sale-items';
export { EVENT_PHOTO } from './photo-order';
export {
  OrderConfirmed,
  OrderPlaced,
  OrderRefunded,
  OrdersJoined,
  PrintsRefunded,
  ReturnsCounted,
  type SoldNumber,
} from './orders.events';
export { Attribution, ClaimedReferral } from './dto/referral-claim.dto';
export type { OrderAttribution } from './referral-claim';
export { PrintSales, type PrintSale } from './print-sales';
export { randomGroups } from './order-number';
export { OrdersModule } from './orders.module';
export { ReferOrder } from './refer-order';
export { SellNumber, type NumberSale } from './sell-one-print';
export { SellOffline, type OfflineSale } from './sell-offline';
export { SoldOrders, type SoldLine, type SoldOrder, type WhatWentBack } from './sold-orders';
export { ORDER_NOTICES } from './order-notice-templates';
export { ORDER_MAILS } from './order-templates';
