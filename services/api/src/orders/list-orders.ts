import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedger, type PrintRow } from '../catalogue';
import {
  cursorAfter,
  csvFile,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../platform';
import type { OrderList, OrderListQuery, OrderRow } from './dto/order-list.dto';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { OrderListStore, type OrderFilter, type OrderPlace } from './order-list.store';
import { doorOf, needsOf, paymentOf } from './order-standing';
import { OrdersStore } from './orders.store';

const COLUMNS = [
  'Order',
  'Received (UTC)',
  'Status',
  'Payment',
  'Bought',
  'Name',
  'E-mail',
  'Works',
  'Subtotal',
  'Tax',
  'Card fee',
  'Total',
  'Refunded',
  'Shipping paid',
  'City',
  'State',
  'Country',
  'Referred by',
];

/** The console's list of orders: a page, or everything that matches as CSV. Four queries a page, however long it is, and two more for a search. */
@Injectable()
export class ListOrders {
  constructor(
    private readonly store: OrderListStore,
    private readonly orders: OrdersStore,
    private readonly ledger: PrintLedger,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, ...filter }: OrderListQuery): Promise<OrderList> {
    const sought = await this.store.sought(filter);
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.store.page(sought, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: await this.rows(shown),
      total,
      nextCursor: hasMore ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(filter: OrderFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: OrderFilter): AsyncGenerator<CsvValue[][]> {
    const sought = await this.store.sought(filter);
    for await (const orders of inBatches<Order>((last, limit) => this.store.page(sought, last, limit))) {
      const rows = await this.rows(orders);
      yield orders.flatMap((order, index) => {
        const row = rows[index];
        return row ? [csvValues(order, row)] : [];
      });
    }
  }

  private async rows(orders: readonly Order[]): Promise<OrderRow[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const lines = await this.orders.linesOfAll(ids);
    const prints = await this.ledger.soldIn(ids);
    return orders.map((order) =>
      presentRow(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
        prints.filter(({ orderId }) => orderId === order.id),
      ),
    );
  }
}

function placeAt(cursor: string): OrderPlace {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  return { createdAt: momentIn(createdAt), id };
}

function presentRow(order: Order, lines: readonly OrderLine[], prints: readonly PrintRow[]): OrderRow {
  return {
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    email: order.customerEmail,
    lines: lines.map(({ id, title, size, quantity, editionTotal }) => ({
      title,
      size,
      quantity,
      numbers: prints.filter(({ orderLineId }) => orderLineId === id).map(({ number }) => number),
      total: editionTotal,
    })),
    total: dollars(order.totalCents),
    refunded: dollars(order.refundedCents),
    door: doorOf(
      order,
      lines.some(({ photoId }) => photoId !== null),
    ),
    payment: paymentOf(order),
    status: order.status,
    needs: needsOf(order),
  };
}

function csvValues(order: Order, row: OrderRow): CsvValue[] {
  return [
    row.number,
    order.createdAt,
    row.status,
    row.payment,
    row.door,
    row.customerName,
    row.email,
    row.lines.map(inWords).join('; '),
    dollars(order.subtotalCents),
    dollars(order.taxCents),
    dollars(order.cardFeeCents),
    row.total,
    row.refunded,
    dollars(order.shippingPaidCents),
    order.shipping.city,
    order.shipping.state,
    order.shipping.country,
    order.referralPartnerId,
  ];
}

/** `Inside Voice, 20x20, 6 of 9`. */
const inWords = ({ title, size, quantity, numbers, total }: OrderRow['lines'][number]): string =>
  [
    title,
    size,
    ...(numbers.length > 0 ? [`${numbers.join(', ')} of ${total}`] : quantity > 1 ? [`× ${quantity}`] : []),
  ].join(', ');
