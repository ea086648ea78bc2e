import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService, type PrintRow } from '../../catalog';
import {
  Clock,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type KeysetList,
  type CsvColumns,
} from '../../platform';
import type { OrderList, OrderListQuery, OrderRow } from './dto/order-list.dto';
import type { OrderEntity } from '../entities/order.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { OrderListStore } from './order-list.store';
import { salesChannelOf, attentionReasonsOf, paymentStatusOf } from '../lifecycle/order-computed-fields';
import {
  OrderRefundsStore,
  refundApprovalStateOf,
  type RefundApprovalEntity,
} from '../refunds/order-refunds.store';
import { OrdersStore } from '../orders.store';

/** The admin's list of orders. Five queries for a page of any length, and at most two more for a search. */
@Injectable()
export class OrderListService {
  constructor(
    private readonly orderListStore: OrderListStore,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed` for a cursor that this list did not issue */
  async page(query: OrderListQuery): Promise<OrderList> {
    return listPage(await this.keysetList(query), query, (orders) => this.rows(orders));
  }

  /** Everything that matches, newest first. */
  async csv(query: OrderListQuery): Promise<AsyncGenerator<string>> {
    return listCsv(
      ORDER_CSV_COLUMNS,
      await this.keysetList(query),
      async (orders) => {
        const rows = await this.rows(orders);
        return orders.flatMap((order, index) => {
          const row = rows[index];
          return row ? [{ order, row }] : [];
        });
      },
      this.settings.brand.timeZone,
    );
  }

  private async keysetList(query: OrderListQuery): Promise<KeysetList<OrderEntity>> {
    const filter = await this.orderListStore.resolveFilter(query);
    return {
      read: (cursor, limit) => this.orderListStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.orderListStore.count(filter),
      isSearch: filter.found !== null,
      cursorOf: ({ createdAt, id }) => [createdAt, id],
    };
  }

  private async rows(orders: readonly OrderEntity[]): Promise<OrderRow[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const lines = await this.ordersStore.findLinesOfOrders(ids);
    const prints = await this.printLedgerService.listSold(ids);
    const now = this.clock.now();
    const waiting = (await this.orderRefundsStore.findApprovals(ids)).filter(
      (approval) => refundApprovalStateOf(approval, now) === 'waiting',
    );
    return orders.map((order) =>
      presentRow(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
        prints.filter(({ orderId }) => orderId === order.id),
        waiting.find(({ orderId }) => orderId === order.id) ?? null,
      ),
    );
  }
}

function presentRow(
  order: OrderEntity,
  lines: readonly OrderLineEntity[],
  prints: readonly PrintRow[],
  waiting: RefundApprovalEntity | null,
): OrderRow {
  return {
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    email: order.customerEmail,
    lines: lines.map((line) => ({
      title: line.title,
      size: line.size,
      quantity: line.quantity,
      editionNumbers: editionNumbersOf(line, prints),
      total: line.editionTotal,
    })),
    total: toDollars(order.totalCents),
    refunded: toDollars(order.refundedCents),
    salesChannel: salesChannelOf(
      order,
      lines.some(({ photoId }) => photoId !== null),
    ),
    payment: paymentStatusOf(order),
    status: order.status,
    needs: attentionReasonsOf(order, waiting !== null),
    waitingRefund: waiting && {
      amount: toDollars(waiting.amountCents),
      askedBy: waiting.askedByName,
      askedAt: waiting.createdAt.toISOString(),
    },
  };
}

/** The columns of the list of orders as CSV, of an order with its row in the list. */
const ORDER_CSV_COLUMNS: CsvColumns<{ order: OrderEntity; row: OrderRow }> = [
  ['Order', ({ row }) => row.number],
  ['Received', ({ order }) => order.createdAt, 'time'],
  ['Status', ({ row }) => row.status],
  ['Payment', ({ row }) => row.payment],
  ['Bought', ({ row }) => row.salesChannel],
  ['Name', ({ row }) => row.customerName],
  ['Email', ({ row }) => row.email],
  ['Works', ({ row }) => row.lines.map(describeLine).join('; ')],
  ['Subtotal', ({ order }) => toDollars(order.subtotalCents), 'money'],
  ['Tax', ({ order }) => toDollars(order.taxCents), 'money'],
  ['Card fee', ({ order }) => toDollars(order.cardFeeCents), 'money'],
  ['Total', ({ row }) => row.total, 'money'],
  ['Refunded', ({ row }) => row.refunded, 'money'],
  ['Shipping paid', ({ order }) => toDollars(order.shippingPaidCents), 'money'],
  ['City', ({ order }) => order.shipping.city],
  ['State', ({ order }) => order.shipping.state],
  ['Country', ({ order }) => order.shipping.country],
  ['Referred by', ({ order }) => order.referralPartnerId],
];

/** `Inside Voice, 20x20, 6 of 9`. */
const describeLine = ({ title, size, quantity, editionNumbers, total }: OrderRow['lines'][number]): string =>
  [
    title,
    size,
    ...(editionNumbers.length > 0
      ? [`${editionNumbers.join(', ')} of ${total}`]
      : quantity > 1
        ? [`× ${quantity}`]
        : []),
  ].join(', ');
