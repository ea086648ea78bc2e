import type { OrderStatus } from '@gallery/domain';
import type { Order } from './order.entity';
import { canMove, ownerMoves } from './order-status';

/** What the owner asks for. */
export interface WantedMove {
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
export type MovePlan = { kind: 'move' | 'track' | 'nothing' } | { kind: 'refuse'; reason: string };

/** The order as the decision sees it. */
export type MovableOrder = Pick<
  Order,
  'status' | 'disputedAt' | 'carrier' | 'trackingNumber' | 'trackingUrl'
>;

/** Decides about the owner's wish. Pure: the caller has the order locked. */
export function planMove(order: MovableOrder, wanted: WantedMove): MovePlan {
  const { status: from } = order;
  const to = wanted.status;
  if (isTracked(wanted) && to !== 'shipped')
    return { kind: 'refuse', reason: 'Only an order that is shipped has a parcel to follow.' };
  if (to === from) return { kind: from === 'shipped' && tracksAnew(order, wanted) ? 'track' : 'nothing' };
  if (from === 'pending')
    return { kind: 'refuse', reason: 'The order waits for its payment, which alone moves it on.' };
  if (!canMove(from, to)) return { kind: 'refuse', reason: refusal(from, to) };
  if (to === 'shipped' && order.disputedAt !== null)
    return { kind: 'refuse', reason: "The buyer's bank disputes the payment: nothing may be shipped." };
  return { kind: 'move' };
}

const isTracked = ({ carrier, trackingNumber, trackingUrl }: WantedMove): boolean =>
  carrier !== undefined || trackingNumber !== undefined || trackingUrl !== undefined;

const tracksAnew = (order: MovableOrder, wanted: WantedMove): boolean =>
  (wanted.carrier ?? order.carrier) !== order.carrier ||
  (wanted.trackingNumber ?? order.trackingNumber) !== order.trackingNumber ||
  (wanted.trackingUrl ?? order.trackingUrl) !== order.trackingUrl;

function refusal(from: OrderStatus, to: OrderStatus): string {
  const moves = ownerMoves(from);
  const ways = moves.length > 0 ? `From there it can become ${moves.join(', ')}.` : 'That is its end.';
  return `An order that is ${from} cannot become ${to}. ${ways}`;
}
