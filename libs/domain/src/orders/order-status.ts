/** Statuses of orders and commission requests (public-side §4). */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'approved',
  'processing',
  'reviewing',
  'shipped',
  'delivered',
  'completed',
  'rejected',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Color of a status badge: a pair of design tokens. */
export type OrderStatusColor = 'yellow' | 'blue' | 'purple' | 'green' | 'dark-green' | 'red';

const STATUS_COLORS: Record<OrderStatus, OrderStatusColor> = {
  pending: 'yellow',
  confirmed: 'blue',
  approved: 'blue',
  processing: 'purple',
  reviewing: 'purple',
  shipped: 'green',
  delivered: 'dark-green',
  completed: 'dark-green',
  rejected: 'red',
  cancelled: 'red',
};

/** The color of a status (public-side §4). */
export const orderStatusColor = (status: OrderStatus): OrderStatusColor => STATUS_COLORS[status];

/** Display label: `Shipped`. */
export const orderStatusLabel = (status: OrderStatus): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`;

/** The allowed transitions. The specification names the statuses only (ADR 0033). */
const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['approved', 'processing', 'reviewing', 'shipped', 'rejected', 'cancelled'],
  approved: ['processing', 'reviewing', 'shipped', 'rejected', 'cancelled'],
  processing: ['reviewing', 'shipped', 'cancelled'],
  reviewing: ['approved', 'processing', 'shipped', 'rejected', 'cancelled'],
  shipped: ['delivered', 'completed'],
  delivered: ['completed'],
  completed: [],
  rejected: [],
  cancelled: [],
};

/** How long staff can undo a status change; the buyer's email goes out after that. */
export const STATUS_UNDO_SECONDS = 10;

/** Orders only move forward: never back to `pending`, and never out of a final status. */
export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[from].includes(to);

/** The statuses that staff may set. Only Stripe decides about an order that is waiting for payment (ADR 0032). */
export const allowedTransitions = (from: OrderStatus): readonly OrderStatus[] =>
  from === 'pending' ? [] : ORDER_TRANSITIONS[from];

/** Whether nothing is delivered. */
export const isOrderVoid = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';

/** Whether the gallery owes nothing more: the prints have arrived, or never will. */
export const isOrderClosed = (status: OrderStatus): boolean =>
  ['delivered', 'completed', 'rejected', 'cancelled'].includes(status);
