import type { Cents, OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { PrintRow } from '../../catalog';
import { RefundsService } from '../../payments';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { OrderListStore } from '../admin/order-list.store';
import { OrderRefundsStore } from '../refunds/order-refunds.store';
import { OrdersStore } from '../orders.store';
import { refundedEditionNumbers, type RefundedPrints } from '../refunds/refund-allocation';

/** A search by part of an order number shows no more. */
const MAX_ORDERS_FOUND = 100;

/** A print in an order, paid or not yet. */
export interface PrintSale {
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  /** Customer name. */
  buyer: string;
  /** Of one print in this order. */
  priceCents: Cents;
  /** When the payment arrived, else when the order was placed. */
  at: Date;
  isRefunded: boolean;
}

type PrintReference = Pick<PrintRow, 'editionNumber' | 'orderId' | 'orderLineId'>;

/** The orders behind prints of the ledger. Four queries, for any number of prints. */
@Injectable()
export class PrintSalesService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly refundsService: RefundsService,
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly orderListStore: OrderListStore,
  ) {}

  /** The sale of each of these prints; null for a print that no order has. */
  async findForPrints(
    prints: readonly PrintReference[],
  ): Promise<(print: PrintReference) => PrintSale | null> {
    const ids = [...new Set(prints.flatMap(({ orderId }) => orderId ?? []))];
    if (ids.length === 0) return () => null;
    const [orders, lines] = await Promise.all([
      this.ordersStore.findByIds(ids),
      this.ordersStore.findLinesOfOrders(ids),
    ]);
    const refunded = await this.findRefundedPrints(orders);
    return ({ editionNumber, orderId, orderLineId }) => {
      const order = orders.find(({ id }) => id === orderId);
      const line = lines.find(({ id }) => id === orderLineId);
      return order && line
        ? toPrintSale(order, line, isRefunded(order, line, editionNumber, refunded))
        : null;
    };
  }

  /** Order numbers by id. One query. */
  async findOrderNumbers(orderIds: readonly string[]): Promise<Map<string, string>> {
    const ids = [...new Set(orderIds)];
    const orders = ids.length === 0 ? [] : await this.ordersStore.findByIds(ids);
    return new Map(orders.map(({ id, number }) => [id, number]));
  }

  /** Ids of the newest orders whose number contains the text. One query. */
  async findIdsByOrderNumber(text: string): Promise<string[]> {
    return this.orderListStore.findIdsByNumber(text, MAX_ORDERS_FOUND);
  }

  /** By completed refunds only. */
  private async findRefundedPrints(orders: readonly OrderEntity[]): Promise<RefundedPrints[]> {
    const requests = await this.refundsService.findByReferences(
      orders.map(({ id, paymentReference }) => paymentReference ?? id),
    );
    const done = requests.filter(({ state }) => state === 'done').map(({ id }) => id);
    return this.orderRefundsStore.findPrintsByRequests(done);
  }
}

const isRefunded = (
  { confirmedAt, totalCents, refundedCents }: OrderEntity,
  { id }: OrderLineEntity,
  editionNumber: number,
  refunded: readonly RefundedPrints[],
): boolean =>
  confirmedAt !== null &&
  ((refundedCents > 0 && refundedCents >= totalCents) ||
    refundedEditionNumbers(refunded, id).includes(editionNumber));

const toPrintSale = (order: OrderEntity, { priceCents }: OrderLineEntity, refunded: boolean): PrintSale => ({
  orderId: order.id,
  orderNumber: order.number,
  status: order.status,
  buyer: order.customerName,
  priceCents,
  at: order.confirmedAt ?? order.createdAt,
  isRefunded: refunded,
});
