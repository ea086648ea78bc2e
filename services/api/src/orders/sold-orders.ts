import type { OrderReturns } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { RefundPart } from '../payments';
import { Database } from '../platform';
import { Order, type PostalAddress } from './order.entity';
import { isEnded } from './order-status';
import type { OrderLine } from './order-line.entity';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from './orders.store';

/** Nobody's own orders go to many places. */
const FEW_ORDERS = 20;

/** An order as those see it who reckon with what it brought. */
export type SoldOrder = Readonly<
  Pick<
    Order,
    | 'id'
    | 'number'
    | 'status'
    | 'version'
    | 'customerName'
    | 'customerEmail'
    | 'billing'
    | 'shipping'
    | 'paymentReference'
    | 'totalCents'
    | 'refundedCents'
    | 'referralPartnerId'
    | 'referredAt'
    | 'referralSource'
    | 'confirmedAt'
    | 'createdAt'
  >
>;

/** One item of it, as it was sold. */
export type SoldLine = Readonly<
  Pick<OrderLine, 'id' | 'orderId' | 'editionId' | 'title' | 'size' | 'priceCents' | 'quantity'>
>;

/** What of an order went back. */
export interface WhatWentBack {
  returns: OrderReturns;
  /** How many prints of a line, by refunds that are done. */
  printsOf(line: Pick<SoldLine, 'id' | 'quantity'>): number;
}

/** What other modules may know of orders, their lines, and of what went back of them. */
@Injectable()
export class SoldOrders {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
    private readonly refunds: RefundPart,
    private readonly refundLines: OrderRefundsStore,
  ) {}

  async findByNumber(number: string): Promise<SoldOrder | null> {
    return this.store.findByNumber(number);
  }

  /** One query. */
  async ofIds(ids: readonly string[]): Promise<SoldOrder[]> {
    return ids.length === 0 ? [] : this.store.ofIds(ids);
  }

  /** By order and position. One query. */
  async linesOf(orderIds: readonly string[]): Promise<SoldLine[]> {
    return orderIds.length === 0 ? [] : this.store.linesOfAll(orderIds);
  }

  /** The order that this payment pays, its own or a payment request's. */
  async ofPayment(paymentReference: string): Promise<SoldOrder | null> {
    return this.database.manager.findOneBy(Order, { paymentReference });
  }

  /** Where orders of this address went and were billed to, the newest few. One query. */
  async placesOf(customerEmail: string): Promise<PostalAddress[]> {
    const orders = await this.database.manager.find(Order, {
      where: { customerEmail },
      order: { createdAt: 'DESC' },
      take: FEW_ORDERS,
    });
    return orders.flatMap(({ billing, shipping }) => [billing, shipping]);
  }

  /** Three queries; null when there is no such order. */
  async whatWentBack(orderId: string): Promise<WhatWentBack | null> {
    const order = await this.store.find(orderId);
    if (!order) return null;
    const requests = await this.refunds.ofReferences([order.paymentReference ?? order.id]);
    const standing = requests.filter(({ state }) => state !== 'refused');
    const lines = await this.refundLines.of(standing.map(({ id }) => id));
    const isOfPrints = (id: string): boolean => lines.some(({ refundRequestId }) => refundRequestId === id);
    const done = new Set(standing.filter(({ state }) => state === 'done').map(({ id }) => id));
    return {
      returns: {
        totalCents: order.totalCents,
        refundedCents: order.refundedCents,
        // What is on its way counts here already: it must not be taken for a mere sum when it arrives.
        printRefundCents: standing
          .filter(({ id }) => isOfPrints(id))
          .reduce((sum, { amountCents }) => sum + amountCents, 0),
        isVoid: isEnded(order.status),
      },
      printsOf: ({ id, quantity }) =>
        lines
          .filter(({ refundRequestId, orderLineId }) => orderLineId === id && done.has(refundRequestId))
          .reduce((sum, { numbers }) => sum + (numbers.length === 0 ? quantity : numbers.length), 0),
    };
  }
}
