import type { OrderRecord, UpdateOrderStatus } from '@gallery/contracts';
import type { OrderStatus } from '@gallery/domain';
import { persistentStorage, readStorage, writeStorage } from '@gallery/session';

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

/** Whether a step needs more than a press: someone has to confirm that they ship despite a fraud warning. */
export const needsDetails = (status: OrderStatus, needs: OrderRecord['needs']): boolean =>
  status === 'shipped' && needs.includes('fraud-warning');

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

/** The label where one press moves the order: with the carrier that the buyer is told. */
export const transitionButtonLabel = (status: OrderStatus): string =>
  [transitionLabel(status), ...(status === 'shipped' && lastCarrier() ? [`by ${lastCarrier()}`] : [])].join(
    ' ',
  );

/** What one press sends. A parcel uses the carrier of the last one; its tracking number can follow. */
export const transitionRequest = (status: OrderStatus, version: number): UpdateOrderStatus => ({
  status,
  version,
  ...(status === 'shipped' && lastCarrier() ? { carrier: lastCarrier() } : {}),
});

const LAST_CARRIER = 'last-carrier';

/** The carrier of the last parcel that was sent from this browser; empty before the first. */
export function lastCarrier(): string {
  const carrier = readStorage(persistentStorage, LAST_CARRIER);
  return typeof carrier === 'string' ? carrier : '';
}

export const rememberCarrier = (carrier: string): void =>
  writeStorage(persistentStorage, LAST_CARRIER, carrier);
