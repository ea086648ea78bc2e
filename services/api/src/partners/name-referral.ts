import { partnerCode } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit } from '../identity';
import { ReferOrder, SoldOrders, type Actor, type SoldOrder } from '../orders';
import { AppError, Clock, Database } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import { CommissionStore } from './commission.store';
import type { NamedPartner } from './dto/order-referral.dto';
import { EarnCommission, type KnownReferral } from './earn-commission';
import { ReferralsStore } from './referrals.store';
import { ReverseCommission } from './reverse-commission';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore } from './selling-partners.store';

/** The owner names who brought an order: one that began as an inquiry came by no link. */
@Injectable()
export class NameReferral {
  constructor(
    private readonly database: Database,
    private readonly partners: SellingPartnersStore,
    private readonly referrals: ReferralsStore,
    private readonly store: CommissionStore,
    private readonly earning: EarnCommission,
    private readonly reversing: ReverseCommission,
    private readonly refer: ReferOrder,
    private readonly orders: SoldOrders,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever had it before loses what was not paid yet; the rate is the new partner's of today.
   * @throws AppError `order_not_found`, `changed_meanwhile`, `referral_paid`; `validation_failed` at `partnerId`
   */
  name(orderNumber: string, wanted: NamedPartner, by: Actor): Promise<void> {
    return this.database.transaction(async () => {
      const partner = await this.partnerOf(wanted.partnerId);
      const note = `Brought by ${partner?.partnerName ?? 'nobody'}: ${wanted.reason}`;
      const code = partner?.partnerId ?? null;
      const order = await this.refer.refer(orderNumber, { code, note, version: wanted.version }, by);
      const lines = await this.store.lockOfOrder(order.id);
      const others = lines.filter(({ partnerId }) => partnerId !== partner?.id);
      if (others.some(({ payoutId }) => payoutId !== null)) throw new AppError('referral_paid');
      await this.decline(order, others, wanted.reason);
      await this.keep(order, partner, wanted.reason);
      if (partner && order.confirmedAt !== null) {
        const own = lines.filter(({ partnerId }) => partnerId === partner.id);
        const { id: partnerId, rateBp } = partner;
        await this.earn(order, { ...byHand(order, wanted.reason), partnerId, rateBp }, own);
      }
      await this.audit.record({
        action: 'order.referral-named',
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'order', id: order.id },
        details: { partnerId: code },
      });
    });
  }

  private async partnerOf(code: string | null): Promise<SellingPartnerEntity | null> {
    if (code === null || code === '') return null;
    const partner = await this.partners.findByCode(partnerCode(code));
    if (!partner)
      throw new AppError('validation_failed', { fields: { partnerId: 'There is no such partner.' } });
    return partner;
  }

  private async keep(order: SoldOrder, partner: SellingPartnerEntity | null, reason: string): Promise<void> {
    const before = await this.referrals.find(order.id);
    await this.referrals.keep({
      ...byHand(order, reason),
      partnerId: partner?.id ?? null,
      rateBp: partner?.rateBp ?? null,
      code: before?.code ?? null,
      capturedAt: before?.capturedAt ?? null,
    });
  }

  /** What a partner would have had, as far as it stood. */
  private async decline(
    order: SoldOrder,
    lines: readonly CommissionLineEntity[],
    reason: string,
  ): Promise<void> {
    const standing = lines.filter(({ state }) => state !== 'declined');
    const back = standing.length === 0 ? null : await this.orders.whatWentBack(order.id);
    if (!back) return;
    await this.reversing.takeAll(standing, back, 'referral');
    for (const line of standing) Object.assign(line, { state: 'declined', decisionReason: reason });
    await this.store.save(standing);
  }

  private async earn(
    order: SoldOrder,
    referral: KnownReferral,
    own: readonly CommissionLineEntity[],
  ): Promise<void> {
    const waiting = own.filter(({ state }) => state === 'review' || state === 'declined');
    for (const line of waiting) this.reopen(line);
    const entered = own.length === 0 ? await this.earning.enter(order, referral) : waiting;
    const back = entered.length === 0 ? null : await this.orders.whatWentBack(order.id);
    if (back) await this.reversing.take(entered, back, { cause: 'referral', changed: waiting });
  }

  /** The owner's word answers what was asked about the referral, not what the print has cost. */
  private reopen(line: CommissionLineEntity): void {
    if (line.areCostsKnown)
      Object.assign(line, { state: 'pending', bookedAt: line.bookedAt ?? this.clock.now() });
    else Object.assign(line, { state: 'review', reviewReason: 'costs' });
  }
}

/** A referral by the owner's word, as far as it does not depend on whom it names. */
const byHand = ({ id: orderId, createdAt: orderedAt }: SoldOrder, reason: string) => ({
  orderId,
  code: null,
  capturedAt: null,
  standing: 'by_hand' as const,
  reason,
  orderedAt,
});
