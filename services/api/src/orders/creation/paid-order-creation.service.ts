import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { Database } from '../../platform';
import type { NewOrder } from './new-order';
import { OrderCreationService } from './order-creation.service';
import { OrderPaymentTransitionsService } from '../lifecycle/order-payment-transitions.service';

/** How a sale at the gallery came about. */
interface PaidOrderOptions {
  /** Who sold, as histories name them: `owner ben`. */
  actor: string;
  /** Just this number, for a sale of one print. */
  editionNumber?: number;
  /** Whether the buyer gets the mail that confirms it; unless said otherwise they do. */
  sendConfirmation?: boolean;
}

/** Enters a sale whose money the gallery has: numbers, order, certificates and mails, all or nothing. */
@Injectable()
export class PaidOrderCreationService {
  constructor(
    private readonly database: Database,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderCreationService: OrderCreationService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
  ) {}

  /**
   * Joins the current transaction.
   * @returns the order's number
   * @throws AppError `prints_unavailable`, `number_taken`
   */
  createPaid(
    { order, lines }: NewOrder,
    { actor, editionNumber: number, sendConfirmation: isBuyerTold }: PaidOrderOptions,
  ): Promise<string> {
    return this.database.transaction(async () => {
      await this.printLedgerService.holdAll(
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
      const entered = await this.orderCreationService.create(order, lines, actor);
      await this.orderPaymentTransitionsService.confirm(entered, actor, {
        seller: actor,
        sendConfirmation: isBuyerTold,
      });
      return entered.number;
    });
  }
}
