import { isOrderVoid } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../identity';
import { PaymentUpdated, RefundsService } from '../../payments';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import type { UpdateOrderStatus } from '../admin/dto/order-record.dto';
import { OrderAnonymizer } from '../collector/order-anonymizer';
import { OrderEmails } from '../emails/order.emails';
import type { OrderChange, OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';
import { RefundApprovalsService } from '../refunds/refund-approvals.service';
import { OrderHistoryService, actorName, type Actor } from './order-history.service';
import { OrderLocksService } from './order-locks.service';
import { canUndoMove, movesOf, planStatusChange, trackingOf, undoableUntil } from './order-status-change';

/** Changes an order's status for staff, with the order locked; its history records who and why. */
@Injectable()
export class OrderTransitionsService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly orderLocksService: OrderLocksService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly auditLogService: AuditLogService,
    private readonly refundsService: RefundsService,
    private readonly refundApprovalsService: RefundApprovalsService,
    private readonly domainEvents: DomainEvents,
    private readonly orderEmails: OrderEmails,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly clock: Clock,
  ) {}

  /**
   * Canceling or rejecting an order refunds it, so only the owner may do it.
   * @throws AppError `order_not_found`, `owner_only`, `changed_meanwhile`; `order_status_refused` with {status, moves}
   */
  async changeStatus(number: string, change: UpdateOrderStatus, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const plan = planStatusChange(order, change);
      if (plan.kind === 'nothing') return;
      if (isOrderVoid(change.status) && actor.role !== 'owner') throw new AppError('owner_only');
      await this.orderLocksService.assertVersion(order, change.version);
      if (isOrderVoid(change.status)) await this.assertRefundAllowed(order);
      switch (plan.kind) {
        case 'refuse':
          throw statusRefused(order, plan.reason);
        case 'move':
          return this.transition(order, change, actor);
        case 'track':
          return this.updateTracking(order, change, actor);
      }
    });
  }

  /**
   * Undoes the last status change while its email has not been sent. Cancel and reject cannot be undone: they refund.
   * @throws AppError `order_not_found`; `order_status_refused` with {status, moves}
   */
  async undo(number: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const [previous, move] = (await this.ordersStore.findEvents([order.id])).slice(-2);
      if (!previous || !move || !canUndoMove(order, move, this.clock.now()))
        throw statusRefused(order, UNDO_REFUSED_REASON);
      if (!(await this.orderEmails.cancelStatusChange(order, move)))
        throw statusRefused(order, UNDO_REFUSED_REASON);
      const from = order.status;
      // Only what is shipped has tracking.
      const noTracking = { carrier: null, trackingNumber: null, trackingUrl: null };
      const undone = await this.save(order, {
        status: previous.status,
        ...(from === 'shipped' ? noTracking : {}),
      });
      await this.orderHistoryService.add(undone, 'move-undone', actorName(actor));
      await this.recordAudit(undone, 'order.move-undone', actor, { from, to: undone.status });
    });
  }

  /** This would refund the order without the second person that the refund needs. */
  private async assertRefundAllowed(order: OrderEntity): Promise<void> {
    if (await this.refundApprovalsService.isNeeded(order, order.totalCents - order.refundedCents))
      throw statusRefused(order, SECOND_PERSON_REASON);
  }

  private async transition(order: OrderEntity, change: UpdateOrderStatus, actor: Actor): Promise<void> {
    const from = order.status;
    const changed = await this.save(order, { ...trackingOf(change), status: change.status });
    const event = await this.orderHistoryService.add(changed, 'moved', actorName(actor), change.note);
    await this.recordAudit(changed, 'order.moved', actor, { from, to: changed.status });
    const isVoid = isOrderVoid(changed.status);
    await this.orderEmails.sendStatusChange(changed, event, isVoid ? undefined : undoableUntil(event));
    if (isVoid) await this.alertManualRefunds(changed);
    // Only after the emails are queued: it erases their content.
    await this.orderAnonymizer.anonymizeIfClosed(changed);
    if (isVoid && hasUnrefundedPayment(changed)) await this.refundPayment(changed);
  }

  /** Separate payments for shipping and offline payments have to be refunded by hand. */
  private async alertManualRefunds(order: OrderEntity): Promise<void> {
    if (hasUnrefundedPayment(order) && order.paymentReference === null)
      await this.orderEmails.sendManualRefundAlert(order);
    if (order.shippingPaidCents > 0) await this.orderEmails.sendShippingRefundAlert(order);
  }

  /** Nobody pays for a cancelled order. An offline payment is settled as if Stripe had refunded it. */
  private async refundPayment(order: OrderEntity): Promise<void> {
    if (order.paymentReference !== null) return this.refundsService.requestFullRefund(order.paymentReference);
    const refunded = { kind: 'refunded', refundedCents: order.totalCents, full: true } as const;
    await this.domainEvents.publish(new PaymentUpdated(order.id, 'session', refunded, 'owner'));
  }

  private async updateTracking(order: OrderEntity, change: UpdateOrderStatus, actor: Actor): Promise<void> {
    const changed = await this.save(order, trackingOf(change));
    const event = await this.orderHistoryService.add(changed, 'tracked', actorName(actor));
    await this.recordAudit(changed, 'order.tracked', actor, {});
    await this.orderEmails.sendStatusChange(changed, event);
  }

  private async save(order: OrderEntity, change: OrderChange): Promise<OrderEntity> {
    const dated = { ...change, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, dated);
    return Object.assign(order, dated);
  }

  private async recordAudit(
    { id }: OrderEntity,
    action: AuditAction,
    actor: Actor,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
      details,
    });
  }
}

const UNDO_REFUSED_REASON = 'This can no longer be undone: the email to the buyer was sent.';

const SECOND_PERSON_REASON =
  'A refund of this amount needs another owner’s approval. Refund the order instead: once approved, an order that has not shipped is cancelled.';

const hasUnrefundedPayment = ({ refundedCents, totalCents }: OrderEntity): boolean =>
  refundedCents < totalCents;

const statusRefused = (order: OrderEntity, message: string): AppError =>
  new AppError('order_status_refused', {
    message,
    details: { status: order.status, moves: movesOf(order) },
  });
