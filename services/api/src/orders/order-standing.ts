import type { RefundView } from '../payments';
import type { OrderDoor, OrderNeed, OrderPayment } from './dto/order-list.dto';
import type { Order } from './order.entity';
import { EVENT_PHOTO } from './photo-order';
import { OFFLINE_SALE } from './sell-offline';

/** Where an order was bought. */
export function doorOf({ orderType }: Pick<Order, 'orderType'>, isOfPhotos: boolean): OrderDoor {
  if (orderType === OFFLINE_SALE) return 'offline';
  return orderType === EVENT_PHOTO || isOfPhotos ? 'live' : 'shop';
}

/** What became of its money. */
export function paymentOf({
  status,
  confirmedAt,
  refundedCents,
  totalCents,
}: Pick<Order, 'status' | 'confirmedAt' | 'refundedCents' | 'totalCents'>): OrderPayment {
  if (confirmedAt === null) {
    if (status === 'pending') return 'open';
    return refundedCents > 0 ? 'refunded' : 'unpaid';
  }
  if (refundedCents === 0) return 'paid';
  return refundedCents < totalCents ? 'partly-refunded' : 'refunded';
}

/** What of it waits for a person. */
export const needsOf = (
  order: Pick<Order, 'installation' | 'installationHandledAt' | 'disputedAt' | 'confirmedAt'>,
): OrderNeed[] => [
  ...(order.confirmedAt !== null && order.installation !== null && order.installationHandledAt === null
    ? (['installation'] as const)
    : []),
  ...(order.disputedAt === null ? [] : (['dispute'] as const)),
];

/** What is left of a sum that was paid at the gallery, in cents. */
export const refundableOutside = ({
  totalCents,
  refundedCents,
}: Pick<Order, 'totalCents' | 'refundedCents'>): number => Math.max(0, totalCents - refundedCents);

/** What can still be given back, in cents: what was paid less what went back or is on its way. */
export function refundableOf(
  order: Pick<Order, 'totalCents' | 'refundedCents' | 'confirmedAt'>,
  requests: readonly Pick<RefundView, 'state' | 'amountCents'>[],
): number {
  if (order.confirmedAt === null) return 0;
  const waiting = requests.filter(({ state }) => state === 'asked');
  const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, refundableOutside(order) - waitingCents);
}
