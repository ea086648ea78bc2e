import type { OrderStatus } from '../orders/order-status';

/** Where a commission may go from each status. The specification names the statuses; the arrows are ours (ADR 0051). */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  // Asked for, and looked at by nobody yet.
  pending: ['reviewing', 'approved', 'rejected', 'cancelled'],
  reviewing: ['approved', 'rejected', 'cancelled'],
  // The gallery would make it; the collector has still to agree.
  approved: ['reviewing', 'confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'delivered', 'completed', 'cancelled'],
  shipped: ['delivered', 'completed'],
  delivered: ['completed'],
  completed: [],
  rejected: [],
  cancelled: [],
};

/** The statuses a commission may go to from this one. */
export const allowedCommissionRequestTransitions = (from: OrderStatus): readonly OrderStatus[] =>
  TRANSITIONS[from];

/** Whether work on the commission is over, one way or the other. */
export const isCommissionRequestClosed = (status: OrderStatus): boolean => TRANSITIONS[status].length === 0;
