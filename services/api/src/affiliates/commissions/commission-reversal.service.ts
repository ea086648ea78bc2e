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

/** Stripe's status of a lost dispute. */
const DISPUTE_LOST = 'lost';

/**
 * Reverses commissions when money goes back to the buyer, through a refund or a dispute. Each time it recomputes the
 * total and records only the difference, so that repeated or reordered events change nothing (ADR 0069).
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
   * Reverses the due part of these commissions of one order, and saves those that changed. Joins the current
   * transaction; the caller has locked the commissions.
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

  /** Reverses all that is left, whatever was refunded. */
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
    // A lost dispute is final, whatever else is refunded.
    if (refunds)
      await this.reverse(
        lines.filter(({ isDisputeLost }) => !isDisputeLost),
        refunds,
        { cause: 'refund' },
      );
  }

  /** A dispute suspends commissions; a lost one reverses them. */
  private async applyDispute({ reference, update }: PaymentUpdated): Promise<void> {
    if (update.kind !== 'disputed') return;
    const order = await this.soldOrderQueries.findByPayment(reference);
    const lines = order ? await this.affiliateCommissionsStore.lockForOrder(order.id) : [];
    const refunds =
      order && lines.length > 0 ? await this.soldOrderQueries.findRefundSummary(order.id) : null;
    if (!refunds) return;
    const now = this.clock.now();
    for (const line of lines) {
      line.disputedAt = isDisputeClosed(update.status) ? null : (line.disputedAt ?? now);
      line.isDisputeLost ||= update.status === DISPUTE_LOST;
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
    return {
      id: uuid(),
      affiliateCommissionId: lineId,
      ...reversal,
      payoutId: null,
      createdAt: this.clock.now(),
    };
  }
}

const toReversibleLine = (line: AffiliateCommissionEntity): ReversibleCommission => ({
  state: line.state,
  quantity: line.quantity,
  commissionCents: line.commissionCents,
  reversedQuantity: line.reversedQuantity,
  reversedCents: line.reversedCents,
  isPaid: line.payoutId !== null,
  isAccrued: line.accruedAt !== null,
});

const returnedPrints = (
  { orderLineId: id, quantity }: AffiliateCommissionEntity,
  refunds: OrderRefundSummary,
): number => refunds.refundedPrintsOf({ id, quantity });
