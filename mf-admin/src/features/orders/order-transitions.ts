import type { OrderStatus } from '@gallery/domain';

/** What usually comes next. */
const NEXT_STATUS: Partial<Record<OrderStatus, OrderStatus>> = {
  confirmed: 'processing',
  approved: 'processing',
  reviewing: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
  delivered: 'completed',
};

/** The step that is offered as a button; null where the order is at its end. */
export function nextTransition(status: OrderStatus, moves: readonly OrderStatus[]): OrderStatus | null {
  const next = NEXT_STATUS[status];
  return next !== undefined && moves.includes(next) ? next : null;
}

const TRANSITION_LABELS: Partial<Record<OrderStatus, string>> = {
  approved: 'Approve',
  processing: 'Start production',
  reviewing: 'Put under review',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  completed: 'Complete',
  rejected: 'Reject order',
  cancelled: 'Cancel order',
};

/** A transition's button label. */
export const transitionLabel = (status: OrderStatus): string => TRANSITION_LABELS[status] ?? status;
