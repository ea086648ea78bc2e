import { commissionOf, reviewReason } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { EditionCosts } from '../catalogue';
import { OrderConfirmed, SoldOrders, type SoldLine, type SoldOrder } from '../orders';
import { Clock, DomainEvents, Settings } from '../platform';
import type { CommissionLineEntity } from './commission-line.entity';
import { CommissionStore } from './commission.store';
import { lineCosts } from './line-costs';
import type { OrderReferralEntity } from './order-referral.entity';
import { ReferralsStore } from './referrals.store';

const DAY_MS = 86_400_000;

/** A referral that has a partner. */
export type KnownReferral = OrderReferralEntity & { partnerId: string; rateBp: number };

/** Enters what a partner earns once an order is paid, line by line. */
@Injectable()
export class EarnCommission implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CommissionStore,
    private readonly referrals: ReferralsStore,
    private readonly orders: SoldOrders,
    private readonly costs: EditionCosts,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderConfirmed, ({ order }) => this.confirmed(order));
  }

  /** Joins the current transaction. Three queries, however many lines. */
  async enter(order: SoldOrder, referral: KnownReferral): Promise<CommissionLineEntity[]> {
    const sold = await this.orders.linesOf([order.id]);
    const costs = await this.costs.of(sold.flatMap(({ editionId }) => editionId ?? []));
    const lines = sold.map((line) => this.draft(order, referral, { line, ownCosts: costs }));
    await this.store.insert(lines);
    return lines;
  }

  private async confirmed(order: SoldOrder): Promise<void> {
    if (order.referralPartnerId === null) return;
    const referral = await this.referrals.find(order.id);
    if (referral && isKnown(referral)) await this.enter(order, referral);
  }

  private draft(
    order: SoldOrder,
    { partnerId, rateBp, standing }: KnownReferral,
    { line, ownCosts }: { line: SoldLine; ownCosts: ReadonlyMap<string, number> },
  ): CommissionLineEntity {
    const { areKnown, ...costs } = lineCosts(line, {
      ownCents: ownCosts.get(line.editionId ?? ''),
      book: this.settings.priceBook,
      isPaidByCard: order.paymentReference !== null,
    });
    const asked = reviewReason(standing, areKnown);
    const now = this.clock.now();
    const confirmedAt = order.confirmedAt ?? now;
    return {
      id: uuid(),
      partnerId,
      orderId: order.id,
      orderLineId: line.id,
      orderNumber: order.number,
      title: line.title,
      size: line.size,
      quantity: line.quantity,
      ...commissionOf(line.priceCents * line.quantity, costs, rateBp),
      areCostsKnown: areKnown,
      reversedQuantity: 0,
      reversedCents: 0,
      settledCents: 0,
      state: asked === null ? 'pending' : 'review',
      reviewReason: asked,
      decisionReason: null,
      orderedAt: order.createdAt,
      confirmedAt,
      approvableAt: new Date(confirmedAt.getTime() + this.settings.partners.returnDays * DAY_MS),
      bookedAt: asked === null ? now : null,
      disputedAt: null,
      isLost: false,
      payoutId: null,
      version: 1,
    };
  }
}

/** Whether somebody is owed for it. */
export const isKnown = (referral: OrderReferralEntity): referral is KnownReferral =>
  referral.partnerId !== null && referral.rateBp !== null;
