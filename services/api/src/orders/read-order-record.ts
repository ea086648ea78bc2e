import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PaymentsService } from '../payments';
import { AppError } from '../platform';
import type { OrderHistoryEntry, OrderRecord } from './dto/order-record.dto';
import type { OrderEvent } from './order-event.entity';
import { ownerMoves } from './order-status';
import { OrdersStore } from './orders.store';
import { ReadReceipt } from './read-receipt';

/** An order as the owner sees it. */
@Injectable()
export class ReadOrderRecord {
  constructor(
    private readonly store: OrdersStore,
    private readonly receipts: ReadReceipt,
    private readonly payments: PaymentsService,
  ) {}

  /** @throws AppError `order_not_found` */
  async of(number: string): Promise<OrderRecord> {
    const order = await this.store.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    const receipt = await this.receipts.receiptOf(order, await this.payments.ofReference(order.id));
    const history = await this.store.eventsOfAll([order.id]);
    return {
      id: order.id,
      receipt,
      moves: [...ownerMoves(order.status)],
      collectorId: order.collectorId,
      billing: order.billing,
      shipping: order.shipping,
      installation: order.installation,
      notes: order.notes,
      referralPartnerId: order.referralPartnerId,
      refunded: dollars(order.refundedCents),
      disputedAt: order.disputedAt?.toISOString() ?? null,
      history: history.map(presentEntry),
    };
  }
}

const presentEntry = ({ kind, status, actor, note, createdAt }: OrderEvent): OrderHistoryEntry => ({
  kind,
  status,
  actor,
  note,
  at: createdAt.toISOString(),
});
