import { evaluateAttribution, normalizeAffiliateCode } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderPlaced, SoldOrderQueries } from '../../orders';
import { DomainEvents } from '../../platform';
import { isSelfReferral } from './self-referral';
import { OrderReferralsStore } from './order-referrals.store';
import type { AffiliateEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';

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
