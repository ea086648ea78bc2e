import {
  nextAffiliateCommissionState,
  calculateCommissionReversal,
  type ReversibleCommission,
} from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { OrderRefunded, RefundsRecounted, SoldOrderQueries, type OrderRefundSummary } from '../../orders';
import { isDisputeClosed, PaymentUpdated } from '../../payments';
import { Clock, DomainEvents } from '../../platform';
import type {
  AffiliateCommissionEntity,
  AffiliateCommissionReversalEntity,
  ReversalCause,
} from './affiliate-commission.entity';
import { AffiliateCommissionsStore } from './affiliate-commissions.store';

/** As Stripe says that the buyer's bank has kept the money. */
const DISPUTE_LOST = 'lost';

/**
 * Takes commission back as money goes back, whatever the way. Each time the whole is reckoned anew and the difference is
 * written, so that news that comes twice, or in another order, changes nothing (ADR 0069).
 */
@Injectable()
export class CommissionReversalService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly soldOrderQueries: SoldOrderQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(RefundsRecounted, ({ orderId }) => this.recalculate(orderId));
    this.domainEvents.on(OrderRefunded, ({ orderId }) => this.recalculate(orderId));
    this.domainEvents.on(PaymentUpdated, (report) => this.applyDispute(report));
  }

  /**
   * Takes off these lines of one order what belongs off them, and saves those that were changed, before or now. Joins the
   * current transaction; the lines are locked.
   */
  async reverse(
    lines: readonly AffiliateCommissionEntity[],
    refunds: OrderRefundSummary,
    { cause, changed = [] }: { cause: ReversalCause; changed?: readonly AffiliateCommissionEntity[] },
  ): Promise<void> {
    const reversals: AffiliateCommissionReversalEntity[] = [];
    const touched = new Set(changed);
    for (const line of lines) {
      const reversal = calculateCommissionReversal(
        toReversibleLine(line),
        returnedPrints(line, refunds),
        refunds.returns,
      );
      if (reversal === null) continue;
      const { quantity, cents, state } = reversal;
      line.reversedQuantity += quantity;
      line.reversedCents += cents;
      line.state = state;
      touched.add(line);
      if (quantity !== 0 || cents !== 0) reversals.push(this.newReversal(line, { cause, quantity, cents }));
    }
    await this.affiliateCommissionsStore.save([...touched]);
    await this.affiliateCommissionsStore.addReversals(reversals);
  }

  /** The same for all that is left, whatever went back. */
  async reverseAll(
    lines: readonly AffiliateCommissionEntity[],
    refunds: OrderRefundSummary,
    cause: ReversalCause,
  ): Promise<void> {
    await this.reverse(
      lines,
      { ...refunds, returns: { ...refunds.returns, isVoid: true } },
      { cause, changed: lines },
    );
  }

  private async recalculate(orderId: string): Promise<void> {
    const lines = await this.affiliateCommissionsStore.lockForOrder(orderId);
    const refunds = lines.length === 0 ? null : await this.soldOrderQueries.findRefundSummary(orderId);
    // What a bank has taken stays taken, whatever else comes back.
    if (refunds)
      await this.reverse(
        lines.filter(({ isLost }) => !isLost),
        refunds,
        { cause: 'refund' },
      );
  }

  /** A dispute keeps commission from being paid; one that is lost takes it. */
  private async applyDispute({ reference, update: update }: PaymentUpdated): Promise<void> {
    if (update.kind !== 'disputed') return;
    const order = await this.soldOrderQueries.findByPayment(reference);
    const lines = order ? await this.affiliateCommissionsStore.lockForOrder(order.id) : [];
    const refunds =
      order && lines.length > 0 ? await this.soldOrderQueries.findRefundSummary(order.id) : null;
    if (!refunds) return;
    const now = this.clock.now();
    for (const line of lines) {
      line.disputedAt = isDisputeClosed(update.status) ? null : (line.disputedAt ?? now);
      line.isLost ||= update.status === DISPUTE_LOST;
      if (line.disputedAt !== null)
        line.state = nextAffiliateCommissionState('suspend', line.state) ?? line.state;
    }
    if (update.status === DISPUTE_LOST) await this.reverseAll(lines, refunds, 'dispute');
    else await this.affiliateCommissionsStore.save(lines);
  }

  private newReversal(
    { id: lineId }: AffiliateCommissionEntity,
    reversal: Pick<AffiliateCommissionReversalEntity, 'cause' | 'quantity' | 'cents'>,
  ): AffiliateCommissionReversalEntity {
    return { id: uuid(), lineId, ...reversal, payoutId: null, createdAt: this.clock.now() };
  }
}

const toReversibleLine = (line: AffiliateCommissionEntity): ReversibleCommission => ({
  state: line.state,
  quantity: line.quantity,
  commissionCents: line.commissionCents,
  reversedQuantity: line.reversedQuantity,
  reversedCents: line.reversedCents,
  isPaid: line.payoutId !== null,
  isBooked: line.bookedAt !== null,
});

const returnedPrints = (
  { orderLineId: id, quantity }: AffiliateCommissionEntity,
  refunds: OrderRefundSummary,
): number => refunds.refundedPrintsOf({ id, quantity });
