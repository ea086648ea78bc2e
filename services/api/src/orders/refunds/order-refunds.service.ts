import { formatMoneyWithCents, toDollars } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { AuditLogService } from '../../identity';
import { PaymentUpdated, RefundsService, RefundSettled, type RefundView } from '../../payments';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { OrderHistoryService, actorName, type Actor } from '../lifecycle/order-history.service';
import { OrderLocksService } from '../lifecycle/order-locks.service';
import { refundAmountCents, type CreateOrderRefund } from './dto/create-order-refund.dto';
import { refundableOfflineCents } from '../lifecycle/order-computed-fields';
import { NOTE_MAX_LENGTH } from '../entities/order-event.entity';
import type { OrderEntity } from '../entities/order.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from '../orders.store';
import { RefundApprovalsService } from './refund-approvals.service';
import { PrintsRefunded, RefundsRecounted } from '../domain-events';
import { allocateRefund, type RefundedPrints } from './refund-allocation';

/** A refund that waits, and the order's version that the person saw. */
interface RefundDecision {
  id: string;
  version: number;
}

/**
 * Full and partial refunds of orders by the owner (ADR 0047). The prints stay sold until the owner returns them to stock;
 * certificates of refunded prints are revoked once the refund is made.
 */
@Injectable()
export class OrderRefundsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly orderLocksService: OrderLocksService,
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly refundsService: RefundsService,
    private readonly refundApprovalsService: RefundApprovalsService,
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
   * Locks the payment before the order, as everywhere. Repeating an id changes nothing. Above the owner's limit it only
   * asks for a second person.
   * @throws AppError `order_not_found`, `changed_meanwhile`, `order_not_refundable`, `validation_failed`,
   * `refund_approval_waiting`
   */
  async refund(number: string, request: CreateOrderRefund, actor: Actor): Promise<void> {
    const { paymentReference } = await this.orderLocksService.findOrFail(number);
    await this.database.transaction(async () => {
      const refundableCents =
        paymentReference === null ? null : await this.refundsService.lockRefundableCents(paymentReference);
      const order = await this.orderLocksService.lockOrFail(number);
      if (await this.refundsService.find(request.id)) return;
      await this.orderLocksService.assertVersion(order, request.version);
      if (order.confirmedAt === null) throw new AppError('order_not_refundable');
      const amountCents = await this.allocate(
        order,
        refundableCents ?? refundableOfflineCents(order),
        request,
      );
      if (await this.refundApprovalsService.isNeeded(order, amountCents))
        return this.refundApprovalsService.ask(order, request, amountCents, actor);
      await this.requestRefund(order, request, amountCents, actor);
    });
  }

  /**
   * Makes a refund that waited for a second person. Checks amount, prints and order as for any refund: they may have
   * changed since it was requested.
   * @throws AppError as `refund`, and `not_found`, `refund_approval_closed`, `second_person_needed`
   */
  async approve(number: string, { id, version }: RefundDecision, actor: Actor): Promise<void> {
    const { paymentReference } = await this.orderLocksService.findOrFail(number);
    await this.database.transaction(async () => {
      const refundableCents =
        paymentReference === null ? null : await this.refundsService.lockRefundableCents(paymentReference);
      const order = await this.orderLocksService.lockOrFail(number);
      const approval = await this.refundApprovalsService.lockWaiting(order, id, actor);
      await this.orderLocksService.assertVersion(order, version);
      const { amountCents, reason, prints } = approval;
      const lines = prints.map(({ lineId, editionNumbers }) => ({
        lineId,
        editionNumbers: [...editionNumbers],
      }));
      const request = { id, version: order.version, reason, lines, amount: toDollars(amountCents) };
      await this.allocate(order, refundableCents ?? refundableOfflineCents(order), request);
      await this.refundApprovalsService.decide(order, approval, 'approved', actor);
      await this.requestRefund(order, request, amountCents, actor);
    });
  }

  /** @throws AppError `order_not_found`, `changed_meanwhile`, and as `approve` */
  async reject(number: string, { id, version }: RefundDecision, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      const approval = await this.refundApprovalsService.lockWaiting(order, id, actor);
      await this.orderLocksService.assertVersion(order, version);
      await this.refundApprovalsService.decide(order, approval, 'rejected', actor);
    });
  }

  private async allocate(
    order: OrderEntity,
    refundableCents: number,
    request: CreateOrderRefund,
  ): Promise<number> {
    const lines = await this.ordersStore.findLines(order.id);
    const prints = await this.printLedgerService.listByOrder(order.id);
    const plan = allocateRefund(
      {
        totalCents: order.totalCents,
        lines: lines.map((line) => ({
          id: line.id,
          title: line.title,
          priceCents: line.priceCents,
          quantity: line.quantity,
          editionNumbers: editionNumbersOf(line, prints),
        })),
        refunded: await this.findRefundedPrints(order),
        refundableCents,
      },
      { lines: request.lines, amountCents: refundAmountCents(request) },
    );
    if (plan.kind === 'refund') return plan.amountCents;
    throw new AppError('validation_failed', { message: plan.reason, fields: { [plan.field]: plan.reason } });
  }

  /** By refunds that were not refused. */
  private async findRefundedPrints(order: OrderEntity): Promise<RefundedPrints[]> {
    const requests = await this.refundsService.findByReferences([order.paymentReference ?? order.id]);
    const valid = requests.filter(({ state }) => state !== 'refused').map(({ id }) => id);
    return this.orderRefundsStore.findPrintsByRequests(valid);
  }

  private async requestRefund(
    order: OrderEntity,
    { id, reason, lines = [] }: CreateOrderRefund,
    amountCents: number,
    actor: Actor,
  ): Promise<void> {
    const who = actorName(actor);
    const isOffline = order.paymentReference === null;
    const refund = { id, reference: order.paymentReference ?? order.id, amountCents, reason, actor: who };
    const request = isOffline
      ? await this.refundsService.recordOfflineRefund(refund)
      : await this.refundsService.requestRefund(refund);
    await this.orderRefundsStore.insert(
      lines.map(({ lineId, editionNumbers }) => ({
        refundRequestId: id,
        orderLineId: lineId,
        editionNumbers,
      })),
    );
    await this.orderHistoryService.add(
      order,
      'refund-asked',
      who,
      `${formatMoneyWithCents(amountCents)}: ${reason}`,
    );
    // Raises the version, so that anyone who still has the order open is warned.
    await this.ordersStore.save(order.id, { updatedAt: this.clock.now() });
    await this.auditLogService.record({
      action: 'order.refunded',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: order.id },
      details: { refund: id, cents: amountCents, lines: lines.length },
    });
    if (isOffline) await this.settleOffline(order, request);
  }

  /** The refund was made by hand; the rest is the same as after a refund by Stripe. */
  private async settleOffline(order: OrderEntity, { id, amountCents }: RefundView): Promise<void> {
    // First: a full refund may close and anonymize the order, which erases the content of its emails.
    await this.orderEmails.sendRefund(order, { id, amountCents });
    const refundedCents = order.refundedCents + amountCents;
    const full = refundedCents >= order.totalCents;
    const update = { kind: 'refunded', refundedCents, full } as const;
    await this.domainEvents.publish(new PaymentUpdated(order.id, 'session', update, 'owner'));
    await this.publishPrintsRefunded(order, id, 'owner');
  }

  /** Stripe has made or refused the refund. */
  private async settle({ requestId, state, failureReason }: RefundSettled): Promise<void> {
    const request = await this.refundsService.find(requestId);
    const order = request && (await this.ordersStore.lockByPayment(request.reference));
    if (!order) return;
    if (state === 'done') {
      await this.publishPrintsRefunded(order, requestId, request.actor);
      return this.orderEmails.sendRefund(order, request);
    }
    const amount = formatMoneyWithCents(request.amountCents);
    const message = `Stripe refused to refund ${amount}: ${failureReason ?? ''}`.slice(0, NOTE_MAX_LENGTH);
    await this.orderHistoryService.add(order, 'alert', 'refund', message);
    await this.orderEmails.sendAlert(order, message);
  }

  /** For certificates and affiliate commissions, when the refund covers named prints or lines. */
  private async publishPrintsRefunded(order: OrderEntity, requestId: string, actor: string): Promise<void> {
    const refunded = await this.orderRefundsStore.findByRequests([requestId]);
    if (refunded.length === 0) return;
    await this.domainEvents.publish(new RefundsRecounted(order.id));
    const lines = await this.ordersStore.findLines(order.id);
    const prints = refunded.flatMap(({ orderLineId, editionNumbers }) =>
      refundedPrintsOf(lines, orderLineId, editionNumbers),
    );
    if (prints.length > 0) await this.domainEvents.publish(new PrintsRefunded(order.id, prints, actor));
  }
}

function refundedPrintsOf(
  lines: readonly OrderLineEntity[],
  lineId: string,
  editionNumbers: readonly number[],
) {
  const editionId = lines.find(({ id }) => id === lineId)?.editionId;
  return editionId ? editionNumbers.map((editionNumber) => ({ editionId, editionNumber })) : [];
}
