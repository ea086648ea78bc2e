import type { OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintLedgerService } from '../../catalog';
import { isDisputeClosed } from '../../payments';
import { Clock, DomainEvents } from '../../platform';
import { GuestOrdersService } from '../collector/guest-orders.service';
import { PurchaseLevelsService } from '../collector/purchase-levels.service';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventKind } from '../entities/order-event.entity';
import { isNumbered, type OrderLineEntity } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { canTransitionOrder } from './order-transitions';
import { OrderConfirmed, OrderRefunded, RefundsRecounted } from '../domain-events';
import { OrdersStore, type OrderChange } from '../orders.store';

/** What is different when the gallery sells by hand. */
interface ConfirmOptions {
  /** Who sold, for the ledger's history; the shop unless said otherwise. */
  seller?: string;
  /** Whether the buyer gets the mail that confirms it. */
  sendConfirmation?: boolean;
}

/** What money that came, stayed away or went back does to an order. The order is locked by the caller. */
@Injectable()
export class OrderPaymentTransitionsService {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly guestOrdersService: GuestOrdersService,
    private readonly purchaseLevelsService: PurchaseLevelsService,
    private readonly orderEmails: OrderEmails,
    private readonly clock: Clock,
  ) {}

  /** The order is paid: its prints are sold. */
  async confirm(
    order: OrderEntity,
    actor: string,
    { seller, sendConfirmation: isBuyerTold = true }: ConfirmOptions = {},
  ): Promise<void> {
    const lines = await this.ordersStore.findLines(order.id);
    const sold = await this.printLedgerService.sell({ orderId: order.id, actor: seller });
    const prints = sold.flatMap(({ number, editionId, orderLineId }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ number, editionId, line }] : [];
    });
    // Undoes everything and is tried again: the hold was whole a moment ago, under the same lock.
    if (prints.length !== countPrints(lines.filter(isNumbered))) {
      throw new Error(`Order ${order.number} lost prints while it was being confirmed.`);
    }
    const collectorId = await this.guestOrdersService.findCollectorFor(order);
    const joins = collectorId !== null && order.collectorId === null;
    const now = this.clock.now();
    const left = collectorId === null && order.collectorId !== null ? { accountDeletedAt: now } : {};
    const confirmed = await this.transition(order, 'confirmed', { collectorId, confirmedAt: now, ...left });
    await this.addEvent(confirmed, 'confirmed', actor, joins ? 'Joined the account of its address.' : null);
    if (collectorId !== null) await this.purchaseLevelsService.recalculateLevel(collectorId);
    await this.domainEvents.publish(new OrderConfirmed(confirmed, prints));
    await this.orderEmails.sendOrderConfirmed(confirmed, lines, prints, isBuyerTold);
  }

  /** Nobody can pay it any more: what it held is free. */
  async cancelUnpaid(order: OrderEntity, actor: string): Promise<void> {
    await this.printLedgerService.release({ orderId: order.id });
    await this.addEvent(await this.transition(order, 'cancelled'), 'released', actor, null);
  }

  /** The whole payment went back. */
  async markRefunded(order: OrderEntity, actor: string): Promise<void> {
    const reversed = canTransitionOrder(order.status, 'cancelled')
      ? await this.transition(order, 'cancelled')
      : order;
    const before = await this.ordersStore.findEvents([order.id]);
    const isAgain = before.some(({ kind }) => kind === 'refunded');
    await this.addEvent(reversed, 'refunded', actor, null);
    await this.domainEvents.publish(new OrderRefunded(order.id, actor, isAgain));
  }

  async recordRefund(order: OrderEntity, refundedCents: number): Promise<void> {
    const change = { refundedCents, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, change);
    Object.assign(order, change);
    if (order.collectorId !== null) await this.purchaseLevelsService.recalculateLevel(order.collectorId);
    await this.domainEvents.publish(new RefundsRecounted(order.id));
  }

  /** The buyer's bank disputes the payment: such an order must not be shipped until that has ended well. */
  async recordDispute(order: OrderEntity, disputeStatus: string): Promise<void> {
    const now = this.clock.now();
    const disputedAt = isDisputeClosed(disputeStatus) ? null : (order.disputedAt ?? now);
    await this.ordersStore.save(order.id, { disputedAt, updatedAt: now });
  }

  /** @throws Error when the order cannot go there from where it is */
  async transition(order: OrderEntity, status: OrderStatus, more: OrderChange = {}): Promise<OrderEntity> {
    if (!canTransitionOrder(order.status, status))
      throw new Error(`Order ${order.number}: ${order.status} cannot become ${status}.`);
    // Wherever it goes, it holds nothing unpaid any more.
    const change = { ...more, status, holdBudgetKey: null, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, change);
    return Object.assign(order, change);
  }

  async addEvent(
    order: OrderEntity,
    kind: OrderEventKind,
    actor: string,
    note: string | null,
  ): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.ordersStore.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }
}

const countPrints = (lines: readonly OrderLineEntity[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
