import { judgeReferral, partnerCode } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderPlaced, SoldOrders } from '../orders';
import { DomainEvents } from '../platform';
import { isOwnReferral } from './own-referral';
import { ReferralsStore } from './referrals.store';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore } from './selling-partners.store';

type PlacedOrder = OrderPlaced['order'];

/** Judges the referral of each order when it is placed, and freezes the partner's rate of that day. */
@Injectable()
export class JudgeReferrals implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly partners: SellingPartnersStore,
    private readonly referrals: ReferralsStore,
    private readonly orders: SoldOrders,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderPlaced, ({ order }) => this.judge(order));
  }

  private async judge(order: PlacedOrder): Promise<void> {
    if (order.referralPartnerId === null) return;
    const code = partnerCode(order.referralPartnerId);
    const partner = await this.partners.findByCode(code);
    const standing = judgeReferral({
      partnerStatus: partner?.status ?? null,
      referredAt: order.referredAt,
      orderedAt: order.createdAt,
      isOwn: partner !== null && (await this.isOwn(order, partner)),
    });
    await this.referrals.keep({
      orderId: order.id,
      partnerId: partner?.id ?? null,
      code,
      capturedAt: order.referredAt,
      standing,
      rateBp: partner?.rateBp ?? null,
      reason: null,
      orderedAt: order.createdAt,
    });
  }

  private async isOwn(order: PlacedOrder, { email }: SellingPartnerEntity): Promise<boolean> {
    const earlier = await this.orders.placesOf(email);
    return isOwnReferral(order, email, earlier);
  }
}
