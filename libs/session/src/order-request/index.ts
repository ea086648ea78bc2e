/**
 * Code that only the checkout needs: the cart as order items, and its attribution. Stateless, so each remote bundles
 * its own copy and the shell's first script does not carry it.
 */
export {
  cartQuoteLines,
  lineTotal,
  orderItems,
  eventPhotoIdOf as photoOf,
  referencedOrderItems,
  type ReferencedOrderItem,
} from './order-items';
export { receiptPanelRows } from './receipt-panel-rows';
export { orderAttribution, type OrderAttribution } from './order-attribution';
