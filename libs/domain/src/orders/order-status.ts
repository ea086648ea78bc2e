/** Statuses of orders and commissions that the specification shows (public-side §4). */
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

/** Colour family of a status badge; names a pair of design tokens. */
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

/** The colour that stands for a status (public-side §4). */
export const orderStatusColor = (status: OrderStatus): OrderStatusColor => STATUS_COLORS[status];

/** A status as people read it: `Shipped`. */
export const orderStatusLabel = (status: OrderStatus): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
