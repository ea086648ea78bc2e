import type { HoldRequest } from '../catalogue';
import type { ChosenPrints } from './choose-prints';
import type { DraftOrder } from './draft-order';

/** What the order's lines ask of the ledger; line and chosen prints stand at the same place. */
export const holdRequests = (
  { order, lines }: DraftOrder,
  chosen: readonly ChosenPrints[],
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
