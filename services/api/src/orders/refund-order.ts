import { formatSum } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PrintLedger } from '../catalogue';
import { Audit } from '../identity';
import { PaymentReported, RefundPart, RefundSettled, type RefundView } from '../payments';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { nameOf, type Actor } from './actor';
import { ChangeOrder } from './change-order';
import { amountOf, type RefundOrder } from './dto/refund-order.dto';
import { refundableOutside } from './order-standing';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import { OrderNotices } from './order-notices';
import { OrderRefundsStore } from './order-refunds.store';
import { OrdersStore } from './orders.store';
import { PrintsRefunded, ReturnsCounted } from './orders.events';
import { planRefund, type RefundedPrints } from './refund-plan';

/**
 * Gives an order's money back, whole or in part, at the owner's word (ADR 0047). The prints stay sold until the owner
 * takes them back; certificates of refunded prints end once the money is on its way.
 */
@Injectable()
export class RefundOrderMoney implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeOrder,
    private readonly store: OrdersStore,
    private readonly lines: OrderRefundsStore,
    private readonly refunds: RefundPart,
    private readonly ledger: PrintLedger,
    private readonly notices: OrderNotices,
    private readonly events: DomainEvents,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(RefundSettled, (settled) => this.settle(settled));
  }

  /**
   * The payment is locked before the order, as everywhere. The same id again changes nothing.
   * @throws AppError `order_not_found`, `changed_meanwhile`, `order_not_refundable`, `validation_failed`
   */
  async refund(number: string, wanted: RefundOrder, actor: Actor): Promise<void> {
    const seen = await this.changing.seen(number);
    await this.database.transaction(async () => {
      const { paymentReference } = seen;
      const atStripe = paymentReference === null ? null : await this.refunds.refundable(paymentReference);
      const order = await this.changing.lock(number);
      if (await this.refunds.find(wanted.id)) return;
      await this.changing.guardVersion(order, wanted.version);
      if (order.confirmedAt === null) throw new AppError('order_not_refundable');
      const amountCents = await this.plan(order, atStripe ?? refundableOutside(order), wanted);
      await this.ask(order, wanted, amountCents, actor);
    });
  }

  private async plan(order: Order, refundableCents: number, wanted: RefundOrder): Promise<number> {
    const lines = await this.store.linesOf(order.id);
    const prints = await this.ledger.ofOrder(order.id);
    const plan = planRefund(
      {
        totalCents: order.totalCents,
        lines: lines.map(({ id, title, priceCents, quantity }) => ({
          id,
          title,
          priceCents,
          quantity,
          numbers: prints.filter(({ orderLineId }) => orderLineId === id).map((print) => print.number),
        })),
        refunded: await this.refundedOf(order),
        refundableCents,
      },
      { lines: wanted.lines, amountCents: amountOf(wanted) },
    );
    if (plan.kind === 'refund') return plan.amountCents;
    throw new AppError('validation_failed', { message: plan.reason, fields: { [plan.field]: plan.reason } });
  }

  /** Prints of refunds that were not refused. */
  private async refundedOf(order: Order): Promise<RefundedPrints[]> {
    const requests = await this.refunds.ofReferences([order.paymentReference ?? order.id]);
    const standing = requests.filter(({ state }) => state !== 'refused').map(({ id }) => id);
    return (await this.lines.of(standing)).map(({ orderLineId: lineId, numbers }) => ({ lineId, numbers }));
  }

  private async ask(
    order: Order,
    { id, reason, lines = [] }: RefundOrder,
    amountCents: number,
    actor: Actor,
  ): Promise<void> {
    const who = nameOf(actor);
    const isOutside = order.paymentReference === null;
    const wanted = { id, reference: order.paymentReference ?? order.id, amountCents, reason, actor: who };
    const request = isOutside ? await this.refunds.enter(wanted) : await this.refunds.request(wanted);
    await this.lines.insert(
      lines.map(({ lineId, numbers }) => ({ refundRequestId: id, orderLineId: lineId, numbers })),
    );
    await this.note(order, 'refund-asked', who, `${formatSum(amountCents)}: ${reason}`);
    // Counts as a change, so that whoever looks at it still is told.
    await this.store.save(order.id, { updatedAt: this.clock.now() });
    await this.audit.record({
      action: 'order.refunded',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: order.id },
      details: { refund: id, cents: amountCents, lines: lines.length },
    });
    if (isOutside) await this.settleOutside(order, request);
  }

  /** Given back by hand at the gallery: what follows is what follows Stripe's word. */
  private async settleOutside(order: Order, { id, amountCents }: RefundView): Promise<void> {
    // First: the order may be over by what follows, and the texts of its mails are forgotten then.
    await this.notices.refunded(order, { id, amountCents });
    const refundedCents = order.refundedCents + amountCents;
    const full = refundedCents >= order.totalCents;
    const news = { kind: 'refunded', refundedCents, full } as const;
    await this.events.publish(new PaymentReported(order.id, 'session', news, 'owner'));
    await this.endPrints(order, id, 'owner');
  }

  /** Stripe has answered. */
  private async settle({ requestId, state, fault }: RefundSettled): Promise<void> {
    const request = await this.refunds.find(requestId);
    const order = request && (await this.store.lockByPayment(request.reference));
    if (!order) return;
    if (state === 'done') {
      await this.endPrints(order, requestId, request.actor);
      return this.notices.refunded(order, request);
    }
    const sentence = `Stripe refused to give ${formatSum(request.amountCents)} back: ${fault ?? ''}`.slice(
      0,
      500,
    );
    await this.note(order, 'alert', 'refund', sentence);
    await this.notices.alert(order, sentence);
  }

  /** News for certificates, when the refund was for prints of the ledger. */
  private async endPrints(order: Order, requestId: string, actor: string): Promise<void> {
    const refunded = await this.lines.of([requestId]);
    if (refunded.length === 0) return;
    await this.events.publish(new ReturnsCounted(order.id));
    const lines = await this.store.linesOf(order.id);
    const prints = refunded.flatMap(({ orderLineId, numbers }) => printsOf(lines, orderLineId, numbers));
    if (prints.length > 0) await this.events.publish(new PrintsRefunded(order.id, prints, actor));
  }

  private async note(order: Order, kind: OrderEventKind, actor: string, note: string): Promise<void> {
    const { id: orderId, status } = order;
    const createdAt = this.clock.now();
    await this.store.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }
}

function printsOf(lines: readonly OrderLine[], lineId: string, numbers: readonly number[]) {
  const editionId = lines.find(({ id }) => id === lineId)?.editionId;
  return editionId ? numbers.map((number) => ({ editionId, number })) : [];
}
