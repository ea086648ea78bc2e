import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService } from '../../identity';
import { PaymentUpdated, FullRefundsService } from '../../payments';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { actorName, type Actor } from '../actor';
import { carrierTrackingUrl } from './carrier-tracking';
import { OrderLocksService } from './order-locks.service';
import type { UpdateOrderStatus } from '../admin/dto/order-update.dto';
import { OrderAnonymizer } from '../collector/order-anonymizer';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';
import { planStatusChange, type StatusChangeInput } from './order-status-change';
import { isOrderVoid, allowedTransitions } from './order-transitions';
import { OrdersStore } from '../orders.store';
import { OrderStatusEmails } from '../emails/order-status.emails';

/** Moves orders on at the owner's word: one table of moves, the order locked, who and why in its history. */
@Injectable()
export class OrderTransitionsService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly orderLocksService: OrderLocksService,
    private readonly auditLogService: AuditLogService,
    private readonly fullRefundsService: FullRefundsService,
    private readonly domainEvents: DomainEvents,
    private readonly orderStatusEmails: OrderStatusEmails,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly clock: Clock,
  ) {}

  /**
   * What is cancelled or rejected gives its money back, which is the owner's alone.
   * @throws AppError `order_not_found`, `owner_only`, `changed_meanwhile`; `order_status_refused` with {status, moves}
   */
  async changeStatus(number: string, wanted: UpdateOrderStatus, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const plan = planStatusChange(order, wanted);
      if (plan.kind === 'nothing') return;
      if (isOrderVoid(wanted.status) && actor.role !== 'owner') throw new AppError('owner_only');
      await this.orderLocksService.assertVersion(order, wanted.version);
      switch (plan.kind) {
        case 'refuse':
          throw statusRefused(order, plan.reason);
        case 'move':
          return this.transition(order, wanted, actor);
        case 'track':
          return this.updateTracking(order, wanted, actor);
      }
    });
  }

  private async transition(order: OrderEntity, wanted: UpdateOrderStatus, actor: Actor): Promise<void> {
    const from = order.status;
    const note = wanted.note ?? null;
    const moved = await this.save(order, { ...trackingOf(wanted), status: wanted.status });
    const event = await this.addEvent(moved, 'moved', note, actor);
    await this.record(moved, 'order.moved', actor, { from, to: moved.status });
    await this.orderStatusEmails.sendStatusChange(moved, event);
    const isOff = isOrderVoid(moved.status);
    if (isOff) await this.alertManualRefunds(moved);
    // After the mails: their texts are forgotten with it.
    await this.orderAnonymizer.anonymizeIfClosed(moved);
    if (isOff && hasUnrefundedPayment(moved)) await this.refundPayment(moved);
  }

  /** Shipping was paid apart, and what was paid at the gallery goes back there: both by hand. */
  private async alertManualRefunds(order: OrderEntity): Promise<void> {
    if (hasUnrefundedPayment(order) && order.paymentReference === null)
      await this.orderStatusEmails.sendManualRefundAlert(order);
    if (order.shippingPaidCents > 0) await this.orderStatusEmails.sendShippingRefundAlert(order);
  }

  /** An order that comes to nothing costs nothing. What goes back by hand brings it in line as every refund does. */
  private async refundPayment(order: OrderEntity): Promise<void> {
    if (order.paymentReference !== null)
      return this.fullRefundsService.requestFullRefund(order.paymentReference);
    const refunded = { kind: 'refunded', refundedCents: order.totalCents, full: true } as const;
    await this.domainEvents.publish(new PaymentUpdated(order.id, 'session', refunded, 'owner'));
  }

  private async updateTracking(order: OrderEntity, wanted: StatusChangeInput, actor: Actor): Promise<void> {
    const tracked = await this.save(order, trackingOf(wanted));
    const event = await this.addEvent(tracked, 'tracked', null, actor);
    await this.record(tracked, 'order.tracked', actor, {});
    await this.orderStatusEmails.sendStatusChange(tracked, event);
  }

  private async save(
    order: OrderEntity,
    change: Partial<Tracking> & { status?: OrderEntity['status'] },
  ): Promise<OrderEntity> {
    const dated = { ...change, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, dated);
    return Object.assign(order, dated);
  }

  private async addEvent(
    { id: orderId, status }: OrderEntity,
    kind: OrderEventEntity['kind'],
    note: string | null,
    actor: Actor,
  ): Promise<OrderEventEntity> {
    const createdAt = this.clock.now();
    const event = { id: uuid(), orderId, kind, status, actor: actorName(actor), note, createdAt };
    await this.ordersStore.addEvent(event);
    return event;
  }

  private async record({ id }: OrderEntity, action: string, actor: Actor, details: object): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
      details: { ...details },
    });
  }
}

const hasUnrefundedPayment = ({ refundedCents, totalCents }: OrderEntity): boolean =>
  refundedCents < totalCents;

type Tracking = Pick<OrderEntity, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** What is not named stays as it is; the page of a carrier that we know need not be named. */
function trackingOf({ carrier, trackingNumber, trackingUrl }: StatusChangeInput): Partial<Tracking> {
  const page = trackingUrl ?? carrierTrackingUrl(carrier, trackingNumber);
  return {
    ...(carrier === undefined ? {} : { carrier }),
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(page === undefined ? {} : { trackingUrl: page }),
  };
}

const statusRefused = ({ status }: OrderEntity, message: string): AppError =>
  new AppError('order_status_refused', { message, details: { status, moves: allowedTransitions(status) } });
