/**
 * What only the way to the payment reads: the cart as an order has it, and what led to the order. It holds nothing, so that
 * pages bring a copy along and the shell's first script need not carry it.
 */
export {
  cartQuoteLines,
  lineTotal,
  orderItems,
  eventPhotoIdOf as photoOf,
  referencedOrderItems,
  type ReferencedOrderItem,
} from './order-items';
export { orderAttribution, type OrderAttribution } from './order-attribution';
