import type { OrderStatus } from '@gallery/domain';

/** Where an order may go from each status. The specification names the statuses; the arrows are ours (ADR 0033). */
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

/** Orders only move forward: nothing leads back to `pending`, nothing leads out of an end. */
export const canTransitionOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[from].includes(to);

/** Where the owner may move an order. One that waits for its payment moves on Stripe's word alone (ADR 0032). */
export const allowedTransitions = (from: OrderStatus): readonly OrderStatus[] =>
  from === 'pending' ? [] : ORDER_TRANSITIONS[from];

/** Whether the order came to nothing. */
export const isOrderVoid = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';

/** Whether the gallery owes nothing more: the prints have arrived, or never will. */
export const isOrderClosed = (status: OrderStatus): boolean =>
  ['delivered', 'completed', 'rejected', 'cancelled'].includes(status);
