import type { OrderStatus } from '../orders/order-status';

/** Allowed transitions. The specification names the statuses; the transitions are ours (ADR 0051). */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  // New; nobody has looked at it yet.
  pending: ['reviewing', 'approved', 'rejected', 'cancelled'],
  reviewing: ['approved', 'rejected', 'cancelled'],
  // The gallery agrees; the collector must still confirm.
  approved: ['reviewing', 'confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'delivered', 'completed', 'cancelled'],
  shipped: ['delivered', 'completed'],
  delivered: ['completed'],
  completed: [],
  rejected: [],
  cancelled: [],
};

export const allowedCommissionRequestTransitions = (from: OrderStatus): readonly OrderStatus[] =>
  TRANSITIONS[from];

/** Whether the request is done, one way or the other. */
export const isCommissionRequestClosed = (status: OrderStatus): boolean => TRANSITIONS[status].length === 0;
