import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { SoldOrderQueries, type SoldOrder } from '../../orders';
import { AppError, decodeTimeCursor, DEFAULT_PAGE_SIZE, page } from '../../platform';
import { AffiliateCommissionsStore } from '../commissions/affiliate-commissions.store';
import type {
  OrderAttribution,
  OrderReferralList,
  OrderReferralQuery,
  OrderReferralRow,
  AffiliateOrderList,
} from './dto/order-referral.dto';
import type { OrderReferralEntity } from './order-referral.entity';
import { OrderReferralsStore, type ReferralFilter } from './order-referrals.store';
import type { AffiliateEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';

type PageQuery = Pick<OrderReferralQuery, 'cursor' | 'limit'>;

/** Attributions of orders. Four queries a page, one more with earnings. */
@Injectable()
export class OrderReferralQueries {
  constructor(
    private readonly orderReferralsStore: OrderReferralsStore,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateCommissionsStore: AffiliateCommissionsStore,
    private readonly soldOrderQueries: SoldOrderQueries,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list({ attributionStatus, ...query }: OrderReferralQuery): Promise<OrderReferralList> {
    const { rows, total, nextCursor } = await this.findPage({ attributionStatus }, query);
    return { items: rows.map(({ row }) => row), total, nextCursor };
  }

  /** @throws AppError `validation_failed` for a cursor of another list; `not_found` */
  async listForAffiliate(affiliateId: string, query: PageQuery): Promise<AffiliateOrderList> {
    if (!(await this.affiliatesStore.find(affiliateId))) throw new AppError('not_found');
    const { rows, total, nextCursor } = await this.findPage({ affiliateId }, query);
    const earned = await this.affiliateCommissionsStore.sumByOrder(
      affiliateId,
      rows.map(({ orderId }) => orderId),
    );
    const items = rows.map(({ orderId, row }) =>
      Object.assign(row, { commission: toDollars(earned.get(orderId) ?? 0) }),
    );
    return { items, total, nextCursor };
  }

  /** @throws AppError `order_not_found` */
  async get(orderNumber: string): Promise<OrderAttribution> {
    const order = await this.soldOrderQueries.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const referral = await this.orderReferralsStore.find(order.id);
    const affiliate = referral?.affiliateId ? await this.affiliatesStore.find(referral.affiliateId) : null;
    return presentReferral(order, referral, affiliate);
  }

  private async findPage(filter: ReferralFilter, { cursor, limit = DEFAULT_PAGE_SIZE }: PageQuery) {
    const [found, total] = await Promise.all([
      this.orderReferralsStore.page(filter, decodeTimeCursor(cursor), limit + 1),
      this.orderReferralsStore.count(filter),
    ]);
    const { rows, nextCursor } = page(found, limit, ({ orderedAt, orderId }) => [orderedAt, orderId]);
    return { rows: await this.presentRows(rows), total, nextCursor };
  }

  private async presentRows(
    referrals: readonly OrderReferralEntity[],
  ): Promise<{ orderId: string; row: OrderReferralRow }[]> {
    if (referrals.length === 0) return [];
    const [orders, affiliates] = await Promise.all([
      this.soldOrderQueries.findByIds(referrals.map(({ orderId }) => orderId)),
      this.affiliatesStore.findByIds(referrals.flatMap(({ affiliateId }) => affiliateId ?? [])),
    ]);
    return referrals.flatMap((referral) => {
      const order = orders.find(({ id }) => id === referral.orderId);
      const affiliate = affiliates.find(({ id }) => id === referral.affiliateId) ?? null;
      return order ? [{ orderId: order.id, row: presentReferralRow(order, referral, affiliate) }] : [];
    });
  }
}

const presentReferral = (
  order: SoldOrder,
  referral: OrderReferralEntity | null,
  affiliate: AffiliateEntity | null,
): OrderAttribution => ({
  orderNumber: order.number,
  orderVersion: order.version,
  attributionStatus: referral?.attributionStatus ?? null,
  partner: affiliate && {
    id: affiliate.id,
    partnerName: affiliate.name,
    partnerId: affiliate.code,
  },
  code: referral?.code ?? null,
  capturedAt: referral?.capturedAt?.toISOString() ?? null,
  source: order.referralSource,
  reason: referral?.reason ?? null,
  orderedAt: order.createdAt.toISOString(),
});

const presentReferralRow = (
  order: SoldOrder,
  referral: OrderReferralEntity,
  affiliate: AffiliateEntity | null,
): OrderReferralRow =>
  Object.assign(presentReferral(order, referral, affiliate), {
    customerName: order.customerName,
    status: order.status,
    total: toDollars(order.totalCents),
    refunded: toDollars(order.refundedCents),
  });
