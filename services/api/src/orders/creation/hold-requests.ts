import type { HoldRequest } from '../../catalog';
import type { ResolvedLineItem } from './line-items';
import type { NewOrder } from './new-order';

/** What the order's lines ask of the ledger; line and chosen prints stand at the same place. */
export const buildHoldRequests = (
  { order, lines }: NewOrder,
  chosen: readonly ResolvedLineItem[],
  until: Date,
): HoldRequest[] =>
  lines.map(({ id, editionId, quantity, position }) => ({
    editionId,
    quantity,
    orderId: order.id,
    orderLineId: id,
    title: chosen[position]?.item.title,
    until,
    collectorId: order.collectorId,
    onlyReserved: chosen[position]?.item.isOffSale === true,
  }));
