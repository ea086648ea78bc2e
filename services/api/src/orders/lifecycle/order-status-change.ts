import type { OrderStatus } from '@gallery/domain';
import type { OrderEntity } from '../entities/order.entity';
import { canTransitionOrder, allowedTransitions } from './order-transitions';

/** What the owner asks for. */
export interface StatusChangeInput {
  status: OrderStatus;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
}

/**
 * What that means for the order:
 * - `move`: it goes there
 * - `track`: it is shipped already, and its parcel is now followed otherwise
 * - `nothing`: it is so already; a call that is repeated is no fault
 * - `refuse`: with the reason
 */
export type StatusChangePlan = { kind: 'move' | 'track' | 'nothing' } | { kind: 'refuse'; reason: string };

/** The order as the decision sees it. */
export type StatusChangeOrder = Pick<
  OrderEntity,
  'status' | 'disputedAt' | 'carrier' | 'trackingNumber' | 'trackingUrl'
>;

/** Decides about the owner's wish. Pure: the caller has the order locked. */
export function planStatusChange(order: StatusChangeOrder, wanted: StatusChangeInput): StatusChangePlan {
  const { status: from } = order;
  const to = wanted.status;
  if (hasTracking(wanted) && to !== 'shipped')
    return { kind: 'refuse', reason: 'Only an order that is shipped has a parcel to follow.' };
  if (to === from)
    return { kind: from === 'shipped' && changesTracking(order, wanted) ? 'track' : 'nothing' };
  if (from === 'pending')
    return { kind: 'refuse', reason: 'The order waits for its payment, which alone moves it on.' };
  if (!canTransitionOrder(from, to)) return { kind: 'refuse', reason: transitionRefusedMessage(from, to) };
  if (to === 'shipped' && order.disputedAt !== null)
    return { kind: 'refuse', reason: "The buyer's bank disputes the payment: nothing may be shipped." };
  return { kind: 'move' };
}

const hasTracking = ({ carrier, trackingNumber, trackingUrl }: StatusChangeInput): boolean =>
  carrier !== undefined || trackingNumber !== undefined || trackingUrl !== undefined;

const changesTracking = (order: StatusChangeOrder, wanted: StatusChangeInput): boolean =>
  (wanted.carrier ?? order.carrier) !== order.carrier ||
  (wanted.trackingNumber ?? order.trackingNumber) !== order.trackingNumber ||
  (wanted.trackingUrl ?? order.trackingUrl) !== order.trackingUrl;

function transitionRefusedMessage(from: OrderStatus, to: OrderStatus): string {
  const moves = allowedTransitions(from);
  const ways = moves.length > 0 ? `From there it can become ${moves.join(', ')}.` : 'That is its end.';
  return `An order that is ${from} cannot become ${to}. ${ways}`;
}
