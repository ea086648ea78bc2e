import { formatMoneyWithCents } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintLedgerService } from '../../catalog';
import { AuditLogService } from '../../identity';
import { PaymentUpdated, RefundsService, RefundSettled, type RefundView } from '../../payments';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { actorName, type Actor } from '../actor';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import { refundAmountCents, type CreateOrderRefund } from './dto/create-order-refund.dto';
import { refundableOfflineCents } from '../lifecycle/order-derived-state';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventKind } from '../entities/order-event.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from '../orders.store';
import { PrintsRefunded, RefundsRecounted } from '../domain-events';
import { allocateRefund, type RefundedPrints } from './refund-allocation';

/**
 * Gives an order's money back, whole or in part, at the owner's word (ADR 0047). The prints stay sold until the owner
 * takes them back; certificates of refunded prints end once the money is on its way.
 */
@Injectable()
export class OrderRefundsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly ordersStore: OrdersStore,
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly refundsService: RefundsService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderEmails: OrderEmails,
    private readonly domainEvents: DomainEvents,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(RefundSettled, (settled) => this.settle(settled));
  }

  /**
   * The payment is locked before the order, as everywhere. The same id again changes nothing.
   * @throws AppError `order_not_found`, `changed_meanwhile`, `order_not_refundable`, `validation_failed`
   */
  async refund(number: string, wanted: CreateOrderRefund, actor: Actor): Promise<void> {
    const seen = await this.orderLocksService.findOrFail(number);
    await this.database.transaction(async () => {
      const { paymentReference } = seen;
      const atStripe =
        paymentReference === null ? null : await this.refundsService.lockRefundableCents(paymentReference);
      const order = await this.orderLocksService.lockOrFail(number);
      if (await this.refundsService.find(wanted.id)) return;
      await this.orderLocksService.assertVersion(order, wanted.version);
      if (order.confirmedAt === null) throw new AppError('order_not_refundable');
      const amountCents = await this.allocate(order, atStripe ?? refundableOfflineCents(order), wanted);
      await this.requestRefund(order, wanted, amountCents, actor);
    });
  }

  private async allocate(
    order: OrderEntity,
    refundableCents: number,
    wanted: CreateOrderRefund,
  ): Promise<number> {
    const lines = await this.ordersStore.findLines(order.id);
    const prints = await this.printLedgerService.listByOrder(order.id);
    const plan = allocateRefund(
      {
        totalCents: order.totalCents,
        lines: lines.map(({ id, title, priceCents, quantity }) => ({
          id,
          title,
          priceCents,
          quantity,
          numbers: prints.filter(({ orderLineId }) => orderLineId === id).map((print) => print.number),
        })),
        refunded: await this.findRefundedPrints(order),
        refundableCents,
      },
      { lines: wanted.lines, amountCents: refundAmountCents(wanted) },
    );
    if (plan.kind === 'refund') return plan.amountCents;
    throw new AppError('validation_failed', { message: plan.reason, fields: { [plan.field]: plan.reason } });
  }

  /** Prints of refunds that were not refused. */
  private async findRefundedPrints(order: OrderEntity): Promise<RefundedPrints[]> {
    const requests = await this.refundsService.findByReferences([order.paymentReference ?? order.id]);
    const standing = requests.filter(({ state }) => state !== 'refused').map(({ id }) => id);
    return (await this.orderRefundsStore.findByRequests(standing)).map(
      ({ orderLineId: lineId, numbers }) => ({ lineId, numbers }),
    );
  }

  private async requestRefund(
    order: OrderEntity,
    { id, reason, lines = [] }: CreateOrderRefund,
    amountCents: number,
    actor: Actor,
  ): Promise<void> {
    const who = actorName(actor);
    const isOutside = order.paymentReference === null;
    const wanted = { id, reference: order.paymentReference ?? order.id, amountCents, reason, actor: who };
    const request = isOutside
      ? await this.refundsService.recordOfflineRefund(wanted)
      : await this.refundsService.requestRefund(wanted);
    await this.orderRefundsStore.insert(
      lines.map(({ lineId, numbers }) => ({ refundRequestId: id, orderLineId: lineId, numbers })),
    );
    await this.addEvent(order, 'refund-asked', who, `${formatMoneyWithCents(amountCents)}: ${reason}`);
    // Counts as a change, so that whoever looks at it still is told.
    await this.ordersStore.save(order.id, { updatedAt: this.clock.now() });
    await this.auditLogService.record({
      action: 'order.refunded',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: order.id },
      details: { refund: id, cents: amountCents, lines: lines.length },
    });
    if (isOutside) await this.settleOffline(order, request);
  }

  /** Given back by hand at the gallery: what follows is what follows Stripe's word. */
  private async settleOffline(order: OrderEntity, { id, amountCents }: RefundView): Promise<void> {
    // First: the order may be over by what follows, and the texts of its mails are forgotten then.
    await this.orderEmails.sendRefund(order, { id, amountCents });
    const refundedCents = order.refundedCents + amountCents;
    const full = refundedCents >= order.totalCents;
    const news = { kind: 'refunded', refundedCents, full } as const;
    await this.domainEvents.publish(new PaymentUpdated(order.id, 'session', news, 'owner'));
    await this.publishPrintsRefunded(order, id, 'owner');
  }

  /** Stripe has answered. */
  private async settle({ requestId, state, failureReason: fault }: RefundSettled): Promise<void> {
    const request = await this.refundsService.find(requestId);
    const order = request && (await this.ordersStore.lockByPayment(request.reference));
    if (!order) return;
    if (state === 'done') {
      await this.publishPrintsRefunded(order, requestId, request.actor);
      return this.orderEmails.sendRefund(order, request);
    }
    const sentence =
      `Stripe refused to give ${formatMoneyWithCents(request.amountCents)} back: ${fault ?? ''}`.slice(
        0,
        500,
      );
    await this.addEvent(order, 'alert', 'refund', sentence);
    await this.orderEmails.sendAlert(order, sentence);
  }

  /** News for certificates, when the refund was for prints of the ledger. */
  private async publishPrintsRefunded(order: OrderEntity, requestId: string, actor: string): Promise<void> {
    const refunded = await this.orderRefundsStore.findByRequests([requestId]);
    if (refunded.length === 0) return;
    await this.domainEvents.publish(new RefundsRecounted(order.id));
    const lines = await this.ordersStore.findLines(order.id);
    const prints = refunded.flatMap(({ orderLineId, numbers }) =>
      refundedPrintsOf(lines, orderLineId, numbers),
    );
    if (prints.length > 0) await this.domainEvents.publish(new PrintsRefunded(order.id, prints, actor));
  }

  private async addEvent(
    order: OrderEntity,
    kind: OrderEventKind,
    actor: string,
    note: string,
  ): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.ordersStore.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }
}

function refundedPrintsOf(lines: readonly OrderLineEntity[], lineId: string, numbers: readonly number[]) {
  const editionId = lines.find(({ id }) => id === lineId)?.editionId;
  return editionId ? numbers.map((number) => ({ editionId, number })) : [];
}
