import { canTransitionOrder, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { isDisputeClosed } from '../../payments';
import { Clock, DomainEvents } from '../../platform';
import { GuestOrdersService } from '../collector/guest-orders.service';
import { CollectorPurchasesService } from '../collector/collector-purchases.service';
import type { OrderChange, OrderEntity } from '../entities/order.entity';
import { isNumbered, type OrderLineEntity } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { HoldBudgetService } from '../hold-budgets/hold-budget.service';
import { OrderHistoryService } from './order-history.service';
import { OrderConfirmed, OrderRefunded, RefundsRecounted } from '../domain-events';
import { OrdersStore } from '../orders.store';

/** What differs when the gallery sells offline. */
interface ConfirmOptions {
  /** Who sold, for the ledger's history; the shop by default. */
  seller?: string;
  /** Whether the buyer gets the confirmation email. */
  sendConfirmation?: boolean;
}

/** How an order changes when its payment arrives, fails or is refunded. The caller has the order locked. */
@Injectable()
export class OrderPaymentTransitionsService {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly guestOrdersService: GuestOrdersService,
    private readonly collectorPurchasesService: CollectorPurchasesService,
    private readonly orderEmails: OrderEmails,
    private readonly holdBudgetService: HoldBudgetService,
    private readonly clock: Clock,
  ) {}

  /** The order is paid: sells its prints. */
  async confirm(
    order: OrderEntity,
    actor: string,
    { seller, sendConfirmation = true }: ConfirmOptions = {},
  ): Promise<void> {
    const lines = await this.ordersStore.findLines(order.id);
    const sold = await this.printLedgerService.sell({ orderId: order.id, actor: seller });
    const prints = sold.flatMap(({ editionNumber, editionId, orderLineId }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      return line ? [{ editionNumber, editionId, line }] : [];
    });
    // Rolls everything back for another attempt: the hold was whole a moment ago, under the same lock.
    if (prints.length !== countPrints(lines.filter(isNumbered))) {
      throw new Error(`Order ${order.number} lost prints while it was being confirmed.`);
    }
    const collectorId = await this.guestOrdersService.findCollectorFor(order);
    const isNewlyLinked = collectorId !== null && order.collectorId === null;
    const now = this.clock.now();
    const isAccountDeleted = collectorId === null && order.collectorId !== null;
    const confirmed = await this.transition(order, 'confirmed', {
      collectorId,
      confirmedAt: now,
      ...(isAccountDeleted ? { accountDeletedAt: now } : {}),
    });
    await this.orderHistoryService.add(
      confirmed,
      'confirmed',
      actor,
      isNewlyLinked ? 'Joined the account of its address.' : null,
    );
    if (collectorId !== null) await this.collectorPurchasesService.recalculateLevel(collectorId);
    await this.domainEvents.publish(new OrderConfirmed(confirmed, prints));
    await this.orderEmails.sendOrderConfirmed(confirmed, lines, prints, sendConfirmation);
  }

  /** The order can no longer be paid: releases its prints. */
  async cancelUnpaid(order: OrderEntity, actor: string): Promise<void> {
    await this.holdBudgetService.recordUnpaid(order);
    await this.printLedgerService.release({ orderId: order.id });
    await this.orderHistoryService.add(await this.save(order, 'cancelled'), 'released', actor);
  }

  /** The whole payment was refunded. */
  async markRefunded(order: OrderEntity, actor: string): Promise<void> {
    const reversed = canTransitionOrder(order.status, 'cancelled')
      ? await this.transition(order, 'cancelled')
      : order;
    const history = await this.ordersStore.findEvents([order.id]);
    const isRepeated = history.some(({ kind }) => kind === 'refunded');
    await this.orderHistoryService.add(reversed, 'refunded', actor);
    await this.domainEvents.publish(new OrderRefunded(order.id, actor, isRepeated));
  }

  /** @param refundedCents in total, earlier refunds included */
  async recordRefund(order: OrderEntity, refundedCents: number): Promise<void> {
    const change = { refundedCents, updatedAt: this.clock.now() };
    await this.ordersStore.saveRefunded(order.id, change);
    Object.assign(order, change);
    if (order.collectorId !== null) await this.collectorPurchasesService.recalculateLevel(order.collectorId);
    await this.domainEvents.publish(new RefundsRecounted(order.id));
  }

  /** A disputed order must not be shipped until the dispute has ended well. */
  async recordDispute(order: OrderEntity, disputeStatus: string): Promise<void> {
    const now = this.clock.now();
    const disputedAt = isDisputeClosed(disputeStatus) ? null : (order.disputedAt ?? now);
    await this.ordersStore.save(order.id, { disputedAt, updatedAt: now });
  }

  /** Stripe withdrew money for a dispute, or returned it. */
  async recordDisputeFunds(order: OrderEntity, disputeWithdrawnCents: number): Promise<void> {
    await this.ordersStore.save(order.id, { disputeWithdrawnCents, updatedAt: this.clock.now() });
    if (order.collectorId !== null) await this.collectorPurchasesService.recalculateLevel(order.collectorId);
  }

  /** From now on, shipping asks for confirmation. */
  async recordFraudWarning(order: OrderEntity): Promise<void> {
    const now = this.clock.now();
    await this.ordersStore.save(order.id, { fraudWarnedAt: order.fraudWarnedAt ?? now, updatedAt: now });
  }

  /** @throws Error when the transition is not allowed */
  async transition(order: OrderEntity, status: OrderStatus, more: OrderChange = {}): Promise<OrderEntity> {
    await this.holdBudgetService.forget(order);
    return this.save(order, status, more);
  }

  private async save(order: OrderEntity, status: OrderStatus, more: OrderChange = {}): Promise<OrderEntity> {
    if (!canTransitionOrder(order.status, status))
      throw new Error(`Order ${order.number}: ${order.status} cannot become ${status}.`);
    // Whatever its new status, the order no longer holds unpaid prints.
    const change = { ...more, status, holdBudgetKey: null, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, change);
    return Object.assign(order, change);
  }
}

const countPrints = (lines: readonly OrderLineEntity[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
