import { Injectable } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { Database } from '../platform';
import type { DraftOrder } from './draft-order';
import { EnterOrder } from './enter-order';
import { MoveByPayment } from './move-by-payment';

/** How a sale at the gallery came about. */
interface SaleDetails {
  /** Who sold, as histories name them: `owner ben`. */
  actor: string;
  /** Just this number, for a sale of one print. */
  number?: number;
  /** Whether the buyer gets the mail that confirms it; unless said otherwise they do. */
  isBuyerTold?: boolean;
}

/** Enters a sale whose money the gallery has: numbers, order, certificates and mails, all or nothing. */
@Injectable()
export class EnterSale {
  constructor(
    private readonly database: Database,
    private readonly ledger: PrintLedger,
    private readonly entering: EnterOrder,
    private readonly moves: MoveByPayment,
  ) {}

  /**
   * Joins the current transaction.
   * @returns the order's number
   * @throws AppError `prints_unavailable`, `number_taken`
   */
  enter({ order, lines }: DraftOrder, { actor, number, isBuyerTold }: SaleDetails): Promise<string> {
    return this.database.transaction(async () => {
      await this.ledger.holdAll(
        lines.map(({ id: orderLineId, editionId, quantity, title }) => ({
          editionId,
          quantity,
          orderId: order.id,
          orderLineId,
          title,
          until: order.createdAt,
          ...(number === undefined ? {} : { number }),
        })),
      );
      const entered = await this.entering.enter(order, lines, actor);
      await this.moves.confirm(entered, actor, { seller: actor, isBuyerTold });
      return entered.number;
    });
  }
}
