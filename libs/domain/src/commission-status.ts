import type { OrderStatus } from './order-status';

/** Where a commission may go from each status. The specification names the statuses; the arrows are ours (ADR 0051). */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
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
export const commissionMoves = (from: OrderStatus): readonly OrderStatus[] => MOVES[from];

/** Whether work on the commission is over, one way or the other. */
export const isCommissionOver = (status: OrderStatus): boolean => MOVES[status].length === 0;
