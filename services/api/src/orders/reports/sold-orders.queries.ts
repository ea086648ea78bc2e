import { isOrderVoid, type OrderRefundTotals } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { RefundsService } from '../../payments';
import { Database } from '../../platform';
import { OrderEntity, type PostalAddress } from '../entities/order.entity';
import { OrderLineEntity } from '../entities/order-line.entity';
import { OrderRefundsStore } from '../refunds/order-refunds.store';
import { OrdersStore } from '../orders.store';

/** Nobody ships their own orders to many places. */
const MAX_ADDRESS_ORDERS = 20;

/** An order as seen by modules that calculate with its revenue. */
export type SoldOrder = Readonly<
  Pick<
    OrderEntity,
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

/** One line of it, as it was sold. */
export type SoldLine = Readonly<
  Pick<OrderLineEntity, 'id' | 'orderId' | 'editionId' | 'title' | 'size' | 'priceCents' | 'quantity'>
>;

/** How much of an order was refunded. */
export interface OrderRefundSummary {
  returns: OrderRefundTotals;
  /** How many prints of a line, by completed refunds. */
  refundedPrintsOf(line: Pick<SoldLine, 'id' | 'quantity'>): number;
}

/** Orders, their lines and refunds for modules that calculate with them. */
@Injectable()
export class SoldOrderQueries {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly refundsService: RefundsService,
    private readonly orderRefundsStore: OrderRefundsStore,
  ) {}

  async findByNumber(number: string): Promise<SoldOrder | null> {
    return this.ordersStore.findByNumber(number);
  }

  /** One query. */
  async findByIds(ids: readonly string[]): Promise<SoldOrder[]> {
    return ids.length === 0 ? [] : this.ordersStore.findByIds(ids);
  }

  /** By order and position. One query. */
  async findLines(orderIds: readonly string[]): Promise<SoldLine[]> {
    return orderIds.length === 0 ? [] : this.ordersStore.findLinesOfOrders(orderIds);
  }

  /** By its own payment, or that of a payment request. */
  async findByPayment(paymentReference: string): Promise<SoldOrder | null> {
    return this.database.manager.findOneBy(OrderEntity, { paymentReference });
  }

  /** Billing and shipping addresses of the newest orders under this email address. One query. */
  async findAddresses(customerEmail: string): Promise<PostalAddress[]> {
    const orders = await this.database.manager.find(OrderEntity, {
      where: { customerEmail },
      order: { createdAt: 'DESC' },
      take: MAX_ADDRESS_ORDERS,
    });
    return orders.flatMap(({ billing, shipping }) => [billing, shipping]);
  }

  /** Three queries; null when there is no such order. */
  async findRefundSummary(orderId: string): Promise<OrderRefundSummary | null> {
    const order = await this.ordersStore.find(orderId);
    if (!order) return null;
    const requests = await this.refundsService.findByReferences([order.paymentReference ?? order.id]);
    const valid = requests.filter(({ state }) => state !== 'refused');
    const lines = await this.orderRefundsStore.findByRequests(valid.map(({ id }) => id));
    const isOfPrints = (id: string): boolean => lines.some(({ refundRequestId }) => refundRequestId === id);
    const done = new Set(valid.filter(({ state }) => state === 'done').map(({ id }) => id));
    return {
      returns: {
        totalCents: order.totalCents,
        refundedCents: order.refundedCents,
        // Includes pending refunds: once done, they must not be mistaken for refunds of an amount without prints.
        printRefundCents: valid
          .filter(({ id }) => isOfPrints(id))
          .reduce((sum, { amountCents }) => sum + amountCents, 0),
        isVoid: isOrderVoid(order.status),
      },
      refundedPrintsOf: ({ id, quantity }) =>
        lines
          .filter(({ refundRequestId, orderLineId }) => orderLineId === id && done.has(refundRequestId))
          .reduce(
            (sum, { editionNumbers }) =>
              sum + (editionNumbers.length === 0 ? quantity : editionNumbers.length),
            0,
          ),
    };
  }
}

/** Which event photos were bought, as files and as prints. */
@Injectable()
export class EventPhotoPurchasesQueries {
  constructor(private readonly database: Database) {}

  /** Whether any order, paid or not, has one of these photos. */
  async hasAny(photoIds: readonly string[]): Promise<boolean> {
    if (photoIds.length === 0) return false;
    return this.database.manager.existsBy(OrderLineEntity, { photoId: In([...photoIds]) });
  }

  /** Ids of the photos in the paid orders of an address. */
  async findPhotoIdsBoughtBy(customerEmail: string): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(OrderEntity, 'placed')
      .select('DISTINCT line.photoId', 'photoId')
      .innerJoin(OrderLineEntity, 'line', 'line.orderId = placed.id AND line.photoId IS NOT NULL')
      .where({ customerEmail, confirmedAt: Not(IsNull()) })
      .getRawMany<{ photoId: string }>();
    return rows.map(({ photoId }) => photoId);
  }
}
