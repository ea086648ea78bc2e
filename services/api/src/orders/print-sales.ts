import type { Cents, OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { PrintRow } from '../catalogue';
import { RefundPart } from '../payments';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { OrderListStore } from './order-list.store';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from './orders.store';
import { refundedNumbers, type RefundedPrints } from './refund-plan';

/** Nobody looks for more orders by a part of their number. */
const MOST_FOUND = 100;

/** A number in an order, paid or on the way to it. */
export interface PrintSale {
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  /** Whose order it is; empty once their names were taken off. */
  buyer: string;
  /** What the print costs in this order, in cents. */
  priceCents: Cents;
  /** When the payment arrived, else when the order was placed. */
  at: Date;
  isRefunded: boolean;
}

type SoldPrint = Pick<PrintRow, 'number' | 'orderId' | 'orderLineId'>;

/** The orders behind numbers of the ledger. Four queries, however many numbers are asked for. */
@Injectable()
export class PrintSales {
  constructor(
    private readonly store: OrdersStore,
    private readonly refunds: RefundPart,
    private readonly refundLines: OrderRefundsStore,
    private readonly listed: OrderListStore,
  ) {}

  /** For each of these prints the order that has it; null for those that no order has. */
  async of(prints: readonly SoldPrint[]): Promise<(print: SoldPrint) => PrintSale | null> {
    const ids = [...new Set(prints.flatMap(({ orderId }) => orderId ?? []))];
    if (ids.length === 0) return () => null;
    const [orders, lines] = await Promise.all([this.store.ofIds(ids), this.store.linesOfAll(ids)]);
    const refunded = await this.refundedOf(orders);
    return ({ number, orderId, orderLineId }) => {
      const order = orders.find(({ id }) => id === orderId);
      const line = lines.find(({ id }) => id === orderLineId);
      return order && line ? saleOf(order, line, isRefunded(order, line, number, refunded)) : null;
    };
  }

  /** The numbers that people know orders by, by id. One query. */
  async numbersOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const ids = [...new Set(orderIds)];
    const orders = ids.length === 0 ? [] : await this.store.ofIds(ids);
    return new Map(orders.map(({ id, number }) => [id, number]));
  }

  /** Ids of orders whose number has this in it, the newest few. One query. */
  async withNumberLike(text: string): Promise<string[]> {
    return this.listed.idsByNumber(text, MOST_FOUND);
  }

  /** Prints whose refund is done. One that is on its way, or was refused, is not. */
  private async refundedOf(orders: readonly Order[]): Promise<RefundedPrints[]> {
    const requests = await this.refunds.ofReferences(
      orders.map(({ id, paymentReference }) => paymentReference ?? id),
    );
    const done = requests.filter(({ state }) => state === 'done').map(({ id }) => id);
    const found = await this.refundLines.of(done);
    return found.map(({ orderLineId: lineId, numbers }) => ({ lineId, numbers }));
  }
}

const isRefunded = (
  { confirmedAt, totalCents, refundedCents }: Order,
  { id }: OrderLine,
  number: number,
  refunded: readonly RefundedPrints[],
): boolean =>
  confirmedAt !== null &&
  ((refundedCents > 0 && refundedCents >= totalCents) || refundedNumbers(refunded, id).includes(number));

const saleOf = (order: Order, { priceCents }: OrderLine, refunded: boolean): PrintSale => ({
  orderId: order.id,
  orderNumber: order.number,
  status: order.status,
  buyer: order.customerName,
  priceCents,
  at: order.confirmedAt ?? order.createdAt,
  isRefunded: refunded,
});
