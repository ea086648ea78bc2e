import { normalizeAffiliateCode, evaluateAttribution } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../../identity';
import {
  OrderAttributionService,
  SoldOrderQueries,
  type Actor,
  type SoldOrder,
  OrderPlaced,
} from '../../orders';
import { AppError, Clock, Database, fieldError, DomainEvents } from '../../platform';
import type { AffiliateCommissionEntity } from '../commissions/affiliate-commission.entity';
import { AffiliateCommissionsStore } from '../commissions/affiliate-commissions.store';
import type { UpdateOrderReferral } from './order-referral.queries';
import { CommissionAccrualService, type AttributedReferral } from '../commissions/commission-accrual.service';
import { OrderReferralsStore } from './order-referrals.store';
import { CommissionReversalService } from '../commissions/commission-reversal.service';
import type { AffiliateEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';
import { isSelfReferral } from './self-referral';

type PlacedOrder = OrderPlaced['order'];

/** Decides the attribution of each order when it is placed, with the affiliate's rate at that time. */
@Injectable()
export class AttributionService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly orderReferralsStore: OrderReferralsStore,
    private readonly soldOrderQueries: SoldOrderQueries,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderPlaced, ({ order }) => this.evaluateAttribution(order));
  }

  private async evaluateAttribution(order: PlacedOrder): Promise<void> {
    if (order.referralPartnerId === null) return;
    const code = normalizeAffiliateCode(order.referralPartnerId);
    const affiliate = await this.affiliatesStore.findByCode(code);
    const attributionStatus = evaluateAttribution({
      affiliateStatus: affiliate?.status ?? null,
      referredAt: order.referredAt,
      orderedAt: order.createdAt,
      isSelfReferral: affiliate !== null && (await this.isOwn(order, affiliate)),
    });
    await this.orderReferralsStore.save({
      orderId: order.id,
      affiliateId: affiliate?.id ?? null,
      code,
      capturedAt: order.referredAt,
      attributionStatus,
      rateBp: affiliate?.rateBp ?? null,
      reason: null,
      orderedAt: order.createdAt,
    });
  }

  private async isOwn(order: PlacedOrder, { email }: AffiliateEntity): Promise<boolean> {
    const earlier = await this.soldOrderQueries.findAddresses(email);
    return isSelfReferral(order, email, earlier);
  }
}

/** Lets the owner assign an affiliate to an order, such as one that began as an inquiry rather than through a link. */
@Injectable()
export class ReferralAssignmentService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly orderReferralsStore: OrderReferralsStore,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly commissionAccrualService: CommissionAccrualService,
    private readonly commissionReversalService: CommissionReversalService,
    private readonly orderAttributionService: OrderAttributionService,
    private readonly soldOrderQueries: SoldOrderQueries,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * The former affiliate loses commissions that are not paid yet; the rate is the new affiliate's current one.
   * @throws AppError `order_not_found`, `changed_meanwhile`, `referral_paid`; `validation_failed` at `partnerId`
   */
  assign(orderNumber: string, input: UpdateOrderReferral, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const affiliate = await this.findAffiliate(input.partnerId);
      const note = `Referred by ${affiliate?.name ?? 'no one'}: ${input.reason}`;
      const code = affiliate?.code ?? null;
      const order = await this.orderAttributionService.updateReferral(
        orderNumber,
        { code, note, version: input.version },
        by,
      );
      const lines = await this.affiliateCommissionsStore.lockForOrder(order.id);
      const others = lines.filter(({ affiliateId }) => affiliateId !== affiliate?.id);
      if (others.some(({ payoutId }) => payoutId !== null)) throw new AppError('referral_paid');
      await this.declineCommissions(order, others, input.reason);
      await this.saveReferral(order, affiliate, input.reason);
      if (affiliate && order.confirmedAt !== null) {
        const own = lines.filter(({ affiliateId }) => affiliateId === affiliate.id);
        const { id: affiliateId, rateBp } = affiliate;
        await this.accrue(order, { ...manualReferral(order, input.reason), affiliateId, rateBp }, own);
      }
      await this.auditLogService.record({
        action: 'order.referral-named',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'order', id: order.id },
        details: { partnerId: code },
      });
    });
  }

  private async findAffiliate(code: string | null): Promise<AffiliateEntity | null> {
    if (code === null || code === '') return null;
    const affiliate = await this.affiliatesStore.findByCode(normalizeAffiliateCode(code));
    if (!affiliate) throw fieldError('partnerId', 'This partner could not be found.');
    return affiliate;
  }

  private async saveReferral(
    order: SoldOrder,
    affiliate: AffiliateEntity | null,
    reason: string,
  ): Promise<void> {
    const before = await this.orderReferralsStore.find(order.id);
    await this.orderReferralsStore.save({
      ...manualReferral(order, reason),
      affiliateId: affiliate?.id ?? null,
      rateBp: affiliate?.rateBp ?? null,
      code: before?.code ?? null,
      capturedAt: before?.capturedAt ?? null,
    });
  }

  /** Reverses and declines the former affiliate's commissions. */
  private async declineCommissions(
    order: SoldOrder,
    lines: readonly AffiliateCommissionEntity[],
    reason: string,
  ): Promise<void> {
    const accepted = lines.filter(({ state }) => state !== 'declined');
    const refunds = accepted.length === 0 ? null : await this.soldOrderQueries.findRefundSummary(order.id);
    if (!refunds) return;
    await this.commissionReversalService.reverseAll(accepted, refunds, 'referral');
    for (const line of accepted) Object.assign(line, { state: 'declined', decisionReason: reason });
    await this.affiliateCommissionsStore.save(accepted);
  }

  private async accrue(
    order: SoldOrder,
    referral: AttributedReferral,
    own: readonly AffiliateCommissionEntity[],
  ): Promise<void> {
    const waiting = own.filter(({ state }) => state === 'review' || state === 'declined');
    for (const line of waiting) this.reopen(line);
    const entered = own.length === 0 ? await this.commissionAccrualService.accrue(order, referral) : waiting;
    const refunds = entered.length === 0 ? null : await this.soldOrderQueries.findRefundSummary(order.id);
    if (refunds)
      await this.commissionReversalService.reverse(entered, refunds, { cause: 'referral', changed: waiting });
  }

  /** The owner's decision settles a review that was about the referral, not one about unknown costs. */
  private reopen(line: AffiliateCommissionEntity): void {
    if (line.areCostsKnown)
      Object.assign(line, { state: 'pending', accruedAt: line.accruedAt ?? this.clock.now() });
    else Object.assign(line, { state: 'review', reviewReason: 'costs' });
  }
}

/** A referral assigned by the owner, without the affiliate. */
const manualReferral = ({ id: orderId, createdAt: orderedAt }: SoldOrder, reason: string) => ({
  orderId,
  code: null,
  capturedAt: null,
  attributionStatus: 'by_hand' as const,
  reason,
  orderedAt,
});
