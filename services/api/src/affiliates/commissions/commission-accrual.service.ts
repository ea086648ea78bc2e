import {
  payoutDueAt,
  calculateAffiliateCommission,
  commissionReviewReason,
  cardPaymentFee,
  productionCost,
  type Cents,
  type PriceBook,
  type SaleCosts,
} from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CatalogService } from '../../catalog';
import { OrderConfirmed, SoldOrderQueries, type SoldLine, type SoldOrder } from '../../orders';
import { Clock, DomainEvents, Settings } from '../../platform';
import type { AffiliateCommissionEntity } from './affiliate-commission.entity';
import { AffiliateCommissionsStore } from './affiliate-commissions.store';
import { type OrderReferralEntity, OrderReferralsStore } from '../attribution/order-referrals.store';

/** The known costs of an order line. */
interface CommissionLineCosts extends SaleCosts {
  /** False when neither the edition nor the price book has costs for such a print. */
  areKnown: boolean;
}

/**
 * The costs of an order line, for all its prints: production from the edition or else the price book, shipping from the
 * price book, and the payment fee. Unknown costs are 0 until the owner enters them.
 * @param ownCents production cost of one print of this edition, if the owner has set one
 */
function commissionLineCosts(
  { size, priceCents, quantity }: Pick<SoldLine, 'size' | 'priceCents' | 'quantity'>,
  { ownCents, book, isPaidByCard }: { ownCents: Cents | undefined; book: PriceBook; isPaidByCard: boolean },
): CommissionLineCosts {
  const listed = productionCost(book, size);
  const production = ownCents ?? (listed && listed.printCents + listed.matCents + listed.frameCents);
  return {
    productionCents: (production ?? 0) * quantity,
    shippingCents: (listed?.shippingCents ?? 0) * quantity,
    paymentFeeCents: cardPaymentFee(priceCents * quantity, isPaidByCard),
    areKnown: production !== null && listed !== null,
  };
}

/** A referral with an affiliate. */
export type AttributedReferral = OrderReferralEntity & { affiliateId: string; rateBp: number };

/** Adds commissions for the lines of an attributed order once it is paid. */
@Injectable()
export class CommissionAccrualService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly orderReferralsStore: OrderReferralsStore,
    private readonly soldOrderQueries: SoldOrderQueries,
    private readonly catalogService: CatalogService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, ({ order }) => this.accrueConfirmedOrder(order));
  }

  /** Joins the current transaction. Three queries, however many lines. */
  async accrue(order: SoldOrder, referral: AttributedReferral): Promise<AffiliateCommissionEntity[]> {
    const sold = await this.soldOrderQueries.findLines([order.id]);
    const costs = await this.catalogService.findProductionCosts(
      sold.flatMap(({ editionId }) => editionId ?? []),
    );
    const lines = sold.map((line) => this.draft(order, referral, { line, ownCosts: costs }));
    await this.affiliateCommissionsStore.insert(lines);
    return lines;
  }

  private async accrueConfirmedOrder(order: SoldOrder): Promise<void> {
    if (order.referralPartnerId === null) return;
    const referral = await this.orderReferralsStore.find(order.id);
    if (referral && isAttributed(referral)) await this.accrue(order, referral);
  }

  private draft(
    order: SoldOrder,
    { affiliateId, rateBp, attributionStatus }: AttributedReferral,
    { line, ownCosts }: { line: SoldLine; ownCosts: ReadonlyMap<string, number> },
  ): AffiliateCommissionEntity {
    const { areKnown, ...costs } = commissionLineCosts(line, {
      ownCents: ownCosts.get(line.editionId ?? ''),
      book: this.settings.priceBook,
      isPaidByCard: order.paymentReference !== null,
    });
    const reviewReason = commissionReviewReason(attributionStatus, areKnown);
    const now = this.clock.now();
    const confirmedAt = order.confirmedAt ?? now;
    return {
      id: uuid(),
      affiliateId,
      orderId: order.id,
      orderLineId: line.id,
      orderNumber: order.number,
      title: line.title,
      size: line.size,
      quantity: line.quantity,
      ...calculateAffiliateCommission(line.priceCents * line.quantity, costs, rateBp),
      areCostsKnown: areKnown,
      reversedQuantity: 0,
      reversedCents: 0,
      settledCents: 0,
      state: reviewReason === null ? 'pending' : 'review',
      reviewReason,
      decisionReason: null,
      orderedAt: order.createdAt,
      confirmedAt,
      approvableAt: payoutDueAt(confirmedAt, this.settings.partners.returnDays),
      accruedAt: reviewReason === null ? now : null,
      disputedAt: null,
      isDisputeLost: false,
      payoutId: null,
      version: 1,
    };
  }
}

/** Whether it has an affiliate. */
const isAttributed = (referral: OrderReferralEntity): referral is AttributedReferral =>
  referral.affiliateId !== null && referral.rateBp !== null;
