import {
  allowedTransitions,
  canTransitionOrder,
  carrierTrackingUrl,
  isOrderVoid,
  type OrderStatus,
} from '@gallery/domain';
import type { OrderEventEntity } from '../entities/order-event.entity';
import type { OrderEntity } from '../entities/order.entity';
import { STATUS_UNDO_MS } from '../orders-policy';
import { paymentStatusOf } from './order-computed-fields';

/** The change that staff ask for. */
export interface StatusChangeInput {
  status: OrderStatus;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  /** The person who ships has seen the fraud warning. */
  acceptsFraudWarning?: boolean;
}

/**
 * What to do about it:
 * - `move`: set the new status
 * - `track`: the order is shipped already; change its tracking
 * - `nothing`: it already has this status; repeating a call is not an error
 * - `refuse`: with the reason
 */
export type StatusChangePlan = { kind: 'move' | 'track' | 'nothing' } | { kind: 'refuse'; reason: string };

type Tracking = Pick<OrderEntity, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** What the decision depends on. */
export type StatusChangeOrder = Pick<OrderEntity, 'status' | 'disputedAt' | 'fraudWarnedAt'> &
  RefundedOrder &
  Tracking;

type RefundedOrder = Pick<OrderEntity, 'confirmedAt' | 'refundedCents' | 'totalCents'>;

/** Statuses that staff may set: none once the whole payment was refunded. */
export const movesOf = (order: RefundedOrder & Pick<OrderEntity, 'status'>): readonly OrderStatus[] =>
  paymentStatusOf(order) === 'refunded' ? [] : allowedTransitions(order.status);

/** The caller has the order locked. */
export function planStatusChange(order: StatusChangeOrder, change: StatusChangeInput): StatusChangePlan {
  const { status: from } = order;
  const to = change.status;
  if (hasTracking(change) && to !== 'shipped')
    return { kind: 'refuse', reason: 'Only a shipped order can have tracking.' };
  if (to === from)
    return { kind: from === 'shipped' && changesTracking(order, change) ? 'track' : 'nothing' };
  if (from === 'pending')
    return { kind: 'refuse', reason: 'This order is awaiting payment. Its status changes when it is paid.' };
  if (paymentStatusOf(order) === 'refunded')
    return { kind: 'refuse', reason: 'This order was refunded in full. Its status no longer changes.' };
  if (!canTransitionOrder(from, to)) return { kind: 'refuse', reason: transitionRefusedMessage(from, to) };
  if (to === 'shipped' && order.disputedAt !== null)
    return {
      kind: 'refuse',
      reason: "The buyer's bank is disputing the payment, so nothing may be shipped.",
    };
  if (to === 'shipped' && order.fraudWarnedAt !== null && !change.acceptsFraudWarning)
    return { kind: 'refuse', reason: FRAUD_WARNING_REASON };
  return { kind: 'move' };
}

const FRAUD_WARNING_REASON =
  'Stripe expects this payment to be disputed as fraud. Confirm that you want to ship it anyway, or refund it.';

const hasTracking = ({ carrier, trackingNumber, trackingUrl }: StatusChangeInput): boolean =>
  carrier !== undefined || trackingNumber !== undefined || trackingUrl !== undefined;

const changesTracking = (order: StatusChangeOrder, change: StatusChangeInput): boolean =>
  (change.carrier ?? order.carrier) !== order.carrier ||
  (change.trackingNumber ?? order.trackingNumber) !== order.trackingNumber ||
  (change.trackingUrl ?? order.trackingUrl) !== order.trackingUrl;

function transitionRefusedMessage(from: OrderStatus, to: OrderStatus): string {
  const allowed = allowedTransitions(from);
  const choices = allowed.length > 0 ? `It can become ${allowed.join(', ')}.` : 'This status is final.';
  return `An order that is ${from} cannot become ${to}. ${choices}`;
}

/** The tracking that a change sets; what it leaves out stays. The pages of known carriers need not be given. */
export function trackingOf({ carrier, trackingNumber, trackingUrl }: StatusChangeInput): Partial<Tracking> {
  const url = trackingUrl ?? carrierTrackingUrl(carrier, trackingNumber);
  return {
    ...(carrier === undefined ? {} : { carrier }),
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(url === undefined ? {} : { trackingUrl: url }),
  };
}

type UndoableEvent = Pick<OrderEventEntity, 'kind' | 'status' | 'createdAt'>;

/** Until when the change can be taken back. */
export const undoableUntil = ({ createdAt }: Pick<OrderEventEntity, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + STATUS_UNDO_MS);

/** Whether the last thing that happened to the order is a status change that can be taken back. */
export const canUndoMove = (
  { status }: Pick<OrderEntity, 'status'>,
  last: UndoableEvent,
  now: Date,
): boolean =>
  last.kind === 'moved' && last.status === status && !isOrderVoid(status) && now < undoableUntil(last);
