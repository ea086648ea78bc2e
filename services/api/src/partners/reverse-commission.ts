import { afterMove, reversalOf, type ReversibleLine } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { OrderRefunded, ReturnsCounted, SoldOrders, type WhatWentBack } from '../orders';
import { isDisputeOver, PaymentReported } from '../payments';
import { Clock, DomainEvents } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import type { CommissionReversalEntity, ReversalCause } from './commission-reversal.entity';
import { CommissionStore } from './commission.store';

/** As Stripe says that the buyer's bank has kept the money. */
const LOST = 'lost';

/**
 * Takes commission back as money goes back, whatever the way. Each time the whole is reckoned anew and the difference is
 * written, so that news that comes twice, or in another order, changes nothing (ADR 0069).
 */
@Injectable()
export class ReverseCommission implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CommissionStore,
    private readonly orders: SoldOrders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(ReturnsCounted, ({ orderId }) => this.reckon(orderId));
    this.events.on(OrderRefunded, ({ orderId }) => this.reckon(orderId));
    this.events.on(PaymentReported, (report) => this.disputed(report));
  }

  /**
   * Takes off these lines of one order what belongs off them, and saves those that were changed, before or now. Joins the
   * current transaction; the lines are locked.
   */
  async take(
    lines: readonly CommissionLineEntity[],
    back: WhatWentBack,
    { cause, changed = [] }: { cause: ReversalCause; changed?: readonly CommissionLineEntity[] },
  ): Promise<void> {
    const reversals: CommissionReversalEntity[] = [];
    const touched = new Set(changed);
    for (const line of lines) {
      const reversal = reversalOf(asReversible(line), printsOf(line, back), back.returns);
      if (reversal === null) continue;
      const { quantity, cents, state } = reversal;
      line.reversedQuantity += quantity;
      line.reversedCents += cents;
      line.state = state;
      touched.add(line);
      if (quantity !== 0 || cents !== 0) reversals.push(this.entry(line, { cause, quantity, cents }));
    }
    await this.store.save([...touched]);
    await this.store.addReversals(reversals);
  }

  /** The same for all that is left, whatever went back. */
  async takeAll(
    lines: readonly CommissionLineEntity[],
    back: WhatWentBack,
    cause: ReversalCause,
  ): Promise<void> {
    await this.take(
      lines,
      { ...back, returns: { ...back.returns, isVoid: true } },
      { cause, changed: lines },
    );
  }

  private async reckon(orderId: string): Promise<void> {
    const lines = await this.store.lockOfOrder(orderId);
    const back = lines.length === 0 ? null : await this.orders.whatWentBack(orderId);
    // What a bank has taken stays taken, whatever else comes back.
    if (back)
      await this.take(
        lines.filter(({ isLost }) => !isLost),
        back,
        { cause: 'refund' },
      );
  }

  /** A dispute keeps commission from being paid; one that is lost takes it. */
  private async disputed({ reference, news }: PaymentReported): Promise<void> {
    if (news.kind !== 'disputed') return;
    const order = await this.orders.ofPayment(reference);
    const lines = order ? await this.store.lockOfOrder(order.id) : [];
    const back = order && lines.length > 0 ? await this.orders.whatWentBack(order.id) : null;
    if (!back) return;
    const now = this.clock.now();
    for (const line of lines) {
      line.disputedAt = isDisputeOver(news.status) ? null : (line.disputedAt ?? now);
      line.isLost ||= news.status === LOST;
      if (line.disputedAt !== null) line.state = afterMove('suspend', line.state) ?? line.state;
    }
    if (news.status === LOST) await this.takeAll(lines, back, 'dispute');
    else await this.store.save(lines);
  }

  private entry(
    { id: lineId }: CommissionLineEntity,
    reversal: Pick<CommissionReversalEntity, 'cause' | 'quantity' | 'cents'>,
  ): CommissionReversalEntity {
    return { id: uuid(), lineId, ...reversal, payoutId: null, createdAt: this.clock.now() };
  }
}

const asReversible = (line: CommissionLineEntity): ReversibleLine => ({
  state: line.state,
  quantity: line.quantity,
  commissionCents: line.commissionCents,
  reversedQuantity: line.reversedQuantity,
  reversedCents: line.reversedCents,
  isPaid: line.payoutId !== null,
  isBooked: line.bookedAt !== null,
});

const printsOf = ({ orderLineId: id, quantity }: CommissionLineEntity, back: WhatWentBack): number =>
  back.printsOf({ id, quantity });
