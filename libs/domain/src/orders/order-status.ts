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
