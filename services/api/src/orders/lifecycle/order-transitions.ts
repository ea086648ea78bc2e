import type { OrderStatus } from '@gallery/domain';

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

/** Orders only move forward: never back to `pending`, and never out of a final status. */
export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[from].includes(to);

/** The statuses that staff may set. Only Stripe decides about an order that waits for its payment (ADR 0032). */
export const allowedTransitions = (from: OrderStatus): readonly OrderStatus[] =>
  from === 'pending' ? [] : ORDER_TRANSITIONS[from];

/** Whether nothing is delivered. */
export const isOrderVoid = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';

/** Whether the gallery owes nothing more: the prints have arrived, or never will. */
export const isOrderClosed = (status: OrderStatus): boolean =>
  ['delivered', 'completed', 'rejected', 'cancelled'].includes(status);
