import { isOrderClosed, isOrderVoid, type Cents } from '@gallery/domain';
import type { RefundView } from '../../payments';
import type { SalesChannel, OrderAttentionReason, OrderPaymentStatus } from '../admin/dto/order-list.dto';
import type { OrderEntity } from '../entities/order.entity';
import { EVENT_PHOTO_ORDER_TYPE, OFFLINE_SALE_ORDER_TYPE } from '../orders-policy';

export function salesChannelOf(
  { orderType }: Pick<OrderEntity, 'orderType'>,
  hasEventPhotos: boolean,
): SalesChannel {
  if (orderType === OFFLINE_SALE_ORDER_TYPE) return 'offline';
  return orderType === EVENT_PHOTO_ORDER_TYPE || hasEventPhotos ? 'live' : 'shop';
}

export function paymentStatusOf({
  status,
  confirmedAt,
  refundedCents,
  totalCents,
}: Pick<OrderEntity, 'status' | 'confirmedAt' | 'refundedCents' | 'totalCents'>): OrderPaymentStatus {
  if (confirmedAt === null) {
    if (status === 'pending') return 'open';
    return refundedCents > 0 ? 'refunded' : 'unpaid';
  }
  if (refundedCents === 0) return 'paid';
  return refundedCents < totalCents ? 'partly-refunded' : 'refunded';
}

/** Why the order needs a person. */
export const attentionReasonsOf = (
  order: Pick<
    OrderEntity,
    | 'installation'
    | 'installationHandledAt'
    | 'disputedAt'
    | 'fraudWarnedAt'
    | 'confirmedAt'
    | 'refundedCents'
    | 'totalCents'
    | 'emailBouncedAt'
    | 'status'
  >,
  hasWaitingRefund: boolean,
): OrderAttentionReason[] => [
  ...(order.confirmedAt !== null && order.installation !== null && order.installationHandledAt === null
    ? (['installation'] as const)
    : []),
  ...(order.disputedAt === null ? [] : (['dispute'] as const)),
  ...(order.fraudWarnedAt !== null && order.refundedCents < order.totalCents
    ? (['fraud-warning'] as const)
    : []),
  ...(hasWaitingRefund ? (['refund-approval'] as const) : []),
  ...(order.emailBouncedAt !== null && !isOrderClosed(order.status) ? (['email-bounced'] as const) : []),
];

/** For an order that was paid offline. */
export const refundableOfflineCents = ({
  totalCents,
  refundedCents,
}: Pick<OrderEntity, 'totalCents' | 'refundedCents'>): number => Math.max(0, totalCents - refundedCents);

/** What was paid, minus what was refunded or is being refunded. */
export function refundableCentsOf(
  order: Pick<OrderEntity, 'totalCents' | 'refundedCents' | 'confirmedAt'>,
  refunds: readonly Pick<RefundView, 'state' | 'amountCents'>[],
): number {
  if (order.confirmedAt === null) return 0;
  const pendingCents = refunds
    .filter(({ state }) => state === 'asked')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, refundableOfflineCents(order) - pendingCents);
}

type DeliveryTerms = Pick<
  OrderEntity,
  'status' | 'shippingMinisCents' | 'shippingFramed' | 'shippingQuotedCents' | 'shippingPaidCents'
>;

/** Whether the gallery still has to quote the delivery. A payment above the flat part means that it quoted by email. */
export const awaitsDeliveryQuote = ({
  status,
  shippingFramed,
  shippingQuotedCents,
  shippingPaidCents,
  shippingMinisCents,
}: DeliveryTerms): boolean =>
  !isOrderVoid(status) &&
  shippingFramed !== 'none' &&
  shippingFramed !== 'free-local' &&
  shippingQuotedCents === null &&
  shippingPaidCents <= shippingMinisCents;

/** What is known of the price of the delivery, and not paid yet. */
export const deliveryDueCents = ({
  status,
  shippingMinisCents,
  shippingQuotedCents,
  shippingPaidCents,
}: DeliveryTerms): Cents =>
  isOrderVoid(status) ? 0 : Math.max(0, shippingMinisCents + (shippingQuotedCents ?? 0) - shippingPaidCents);

/** `awaitsDeliveryQuote` in SQL, of an order named `listed`. */
export const AWAITS_DELIVERY_QUOTE_SQL = `(listed.shipping_framed NOT IN ('none', 'free-local')
  AND listed.shipping_quoted_cents IS NULL AND listed.shipping_paid_cents <= listed.shipping_minis_cents)`;

/** Whether part of the delivery is due, in SQL, of an order named `listed`. */
export const DELIVERY_DUE_SQL = `(listed.shipping_paid_cents
  < listed.shipping_minis_cents + COALESCE(listed.shipping_quoted_cents, 0))`;
