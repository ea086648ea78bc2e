import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { SoldOrderQueries, type SoldOrder } from '../../orders';
import { AppError, decodeTimeCursor, listPage, type KeysetList } from '../../platform';
import { AffiliateCommissionsStore } from '../commissions/affiliate-commissions.store';
import type {
  OrderAttribution,
  OrderReferralList,
  OrderReferralQuery,
  OrderReferralRow,
  AffiliateOrderList,
} from './dto/order-referral.dto';
import { type OrderReferralEntity, OrderReferralsStore, type ReferralFilter } from './order-referrals.store';
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
    const { items, ...page } = await this.findPage({ attributionStatus }, query);
    return { ...page, items: items.map(({ row }) => row) };
  }

  /** @throws AppError `validation_failed` for a cursor of another list; `not_found` */
  async listForAffiliate(affiliateId: string, query: PageQuery): Promise<AffiliateOrderList> {
    if (!(await this.affiliatesStore.find(affiliateId))) throw new AppError('not_found');
    const { items, ...page } = await this.findPage({ affiliateId }, query);
    const earned = await this.affiliateCommissionsStore.sumByOrder(
      affiliateId,
      items.map(({ orderId }) => orderId),
    );
    return {
      ...page,
      items: items.map(({ orderId, row }) =>
        Object.assign(row, { commission: toDollars(earned.get(orderId) ?? 0) }),
      ),
    };
  }

  /** @throws AppError `order_not_found` */
  async get(orderNumber: string): Promise<OrderAttribution> {
    const order = await this.soldOrderQueries.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const referral = await this.orderReferralsStore.find(order.id);
    const affiliate = referral?.affiliateId ? await this.affiliatesStore.find(referral.affiliateId) : null;
    return presentReferral(order, referral, affiliate);
  }

  private findPage(filter: ReferralFilter, query: PageQuery) {
    const list: KeysetList<OrderReferralEntity> = {
      read: (cursor, limit) => this.orderReferralsStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.orderReferralsStore.count(filter),
      cursorOf: ({ orderedAt, orderId }) => [orderedAt, orderId],
    };
    return listPage(list, query, (referrals) => this.presentRows(referrals));
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
