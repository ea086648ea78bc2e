import type { RefundView } from '../../payments';
import type { SalesChannel, OrderAttentionReason, OrderPaymentStatus } from '../admin/dto/order-list.dto';
import type { OrderEntity } from '../entities/order.entity';
import { EVENT_PHOTO_ORDER_TYPE } from '../creation/event-photo-order';
import { OFFLINE_SALE_ORDER_TYPE } from '../creation/offline-sales.service';

/** Where an order was bought. */
export function salesChannelOf(
  { orderType }: Pick<OrderEntity, 'orderType'>,
  isOfPhotos: boolean,
): SalesChannel {
  if (orderType === OFFLINE_SALE_ORDER_TYPE) return 'offline';
  return orderType === EVENT_PHOTO_ORDER_TYPE || isOfPhotos ? 'live' : 'shop';
}

/** What became of its money. */
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

/** What of it waits for a person. */
export const attentionReasonsOf = (
  order: Pick<OrderEntity, 'installation' | 'installationHandledAt' | 'disputedAt' | 'confirmedAt'>,
): OrderAttentionReason[] => [
  ...(order.confirmedAt !== null && order.installation !== null && order.installationHandledAt === null
    ? (['installation'] as const)
    : []),
  ...(order.disputedAt === null ? [] : (['dispute'] as const)),
];

/** What is left of a sum that was paid at the gallery, in cents. */
export const refundableOfflineCents = ({
  totalCents,
  refundedCents,
}: Pick<OrderEntity, 'totalCents' | 'refundedCents'>): number => Math.max(0, totalCents - refundedCents);

/** What can still be given back, in cents: what was paid less what went back or is on its way. */
export function refundableCentsOf(
  order: Pick<OrderEntity, 'totalCents' | 'refundedCents' | 'confirmedAt'>,
  requests: readonly Pick<RefundView, 'state' | 'amountCents'>[],
): number {
  if (order.confirmedAt === null) return 0;
  const waiting = requests.filter(({ state }) => state === 'asked');
  const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, refundableOfflineCents(order) - waitingCents);
}
