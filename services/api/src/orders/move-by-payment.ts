import type { OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintLedger } from '../catalogue';
import { isDisputeOver } from '../payments';
import { Clock, DomainEvents } from '../platform';
import { JoinOrders } from './join-orders';
import { LevelByOrders } from './level-by-orders';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import { isNumbered, type OrderLine } from './order-line.entity';
import { OrderNotices } from './order-notices';
import { canMove } from './order-status';
import { OrderConfirmed, OrderRefunded, ReturnsCounted } from './orders.events';
import { OrdersStore, type OrderChange } from './orders.store';

/** What is different when the gallery sells by hand. */
interface Counter {
  /** Who sold, for the ledger's history; the shop unless said otherwise. */
  seller?: string;
  /** Whether the buyer gets the mail that confirms it. */
  isBuyerTold?: boolean;
}

/** What money that came, stayed away or went back does to an order. The order is locked by the caller. */
@Injectable()
export class MoveByPayment {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly joining: JoinOrders,
    private readonly levels: LevelByOrders,
    private readonly notices: OrderNotices,
    private readonly clock: Clock,
  ) {}

  /** The order is paid: its prints are sold. */
  async confirm(order: Order, actor: string, { seller, isBuyerTold = true }: Counter = {}): Promise<void> {
    const lines = await this.store.linesOf(order.id);
    const sold = await this.ledger.sell({ orderId: order.id, actor: seller });
    const prints = sold.flatMap(({ number, editionId, orderLineId }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ number, editionId, line }] : [];
    });
    // Undoes everything and is tried again: the hold was whole a moment ago, under the same lock.
    if (prints.length !== countOf(lines.filter(isNumbered))) {
      throw new Error(`Order ${order.number} lost prints while it was being confirmed.`);
    }
    const collectorId = await this.joining.collectorFor(order);
    const joins = collectorId !== null && order.collectorId === null;
    const now = this.clock.now();
    const left = collectorId === null && order.collectorId !== null ? { accountDeletedAt: now } : {};
    const confirmed = await this.move(order, 'confirmed', { collectorId, confirmedAt: now, ...left });
    await this.addEvent(confirmed, 'confirmed', actor, joins ? 'Joined the account of its address.' : null);
    if (collectorId !== null) await this.levels.recount(collectorId);
    await this.events.publish(new OrderConfirmed(confirmed, prints));
    await this.notices.confirmed(confirmed, lines, prints, isBuyerTold);
  }

  /** Nobody can pay it any more: what it held is free. */
  async release(order: Order, actor: string): Promise<void> {
    await this.ledger.release({ orderId: order.id });
    await this.addEvent(await this.move(order, 'cancelled'), 'released', actor, null);
  }

  /** The whole payment went back. */
  async reverse(order: Order, actor: string): Promise<void> {
    const reversed = canMove(order.status, 'cancelled') ? await this.move(order, 'cancelled') : order;
    const before = await this.store.eventsOfAll([order.id]);
    const isAgain = before.some(({ kind }) => kind === 'refunded');
    await this.addEvent(reversed, 'refunded', actor, null);
    await this.events.publish(new OrderRefunded(order.id, actor, isAgain));
  }

  async countRefund(order: Order, refundedCents: number): Promise<void> {
    const change = { refundedCents, updatedAt: this.clock.now() };
    await this.store.save(order.id, change);
    Object.assign(order, change);
    if (order.collectorId !== null) await this.levels.recount(order.collectorId);
    await this.events.publish(new ReturnsCounted(order.id));
  }

  /** The buyer's bank disputes the payment: such an order must not be shipped until that has ended well. */
  async dispute(order: Order, disputeStatus: string): Promise<void> {
    const now = this.clock.now();
    const disputedAt = isDisputeOver(disputeStatus) ? null : (order.disputedAt ?? now);
    await this.store.save(order.id, { disputedAt, updatedAt: now });
  }

  /** @throws Error when the order cannot go there from where it is */
  async move(order: Order, status: OrderStatus, more: OrderChange = {}): Promise<Order> {
    if (!canMove(order.status, status))
      throw new Error(`Order ${order.number}: ${order.status} cannot become ${status}.`);
    // Wherever it goes, it holds nothing unpaid any more.
    const change = { ...more, status, holdBudgetKey: null, updatedAt: this.clock.now() };
    await this.store.save(order.id, change);
    return Object.assign(order, change);
  }

  async addEvent(order: Order, kind: OrderEventKind, actor: string, note: string | null): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.store.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }
}

const countOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
