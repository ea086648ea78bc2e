import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { SoldOrders, type SoldOrder } from '../orders';
import { AppError, cursorAfter, DEFAULT_ROWS, momentIn, readCursor } from '../platform';
import { CommissionListStore } from './commission-list.store';
import type {
  OrderReferral,
  OrderReferralList,
  OrderReferralQuery,
  OrderReferralRow,
  PartnerOrderList,
} from './dto/order-referral.dto';
import type { OrderReferralEntity } from './order-referral.entity';
import { ReferralsStore, type ReferralFilter, type ReferralPlace } from './referrals.store';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { SellingPartnersStore } from './selling-partners.store';

type Page = Pick<OrderReferralQuery, 'cursor' | 'limit'>;

/** Who brought which order. Four queries a page, one more with what the orders have earned. */
@Injectable()
export class ReadReferrals {
  constructor(
    private readonly store: ReferralsStore,
    private readonly partners: SellingPartnersStore,
    private readonly lines: CommissionListStore,
    private readonly orders: SoldOrders,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ standing, ...page }: OrderReferralQuery): Promise<OrderReferralList> {
    const { rows, total, nextCursor } = await this.found({ standing }, page);
    return { items: rows.map(({ row }) => row), total, nextCursor };
  }

  /** @throws AppError `validation_failed` for a cursor of elsewhere; `not_found` */
  async ofPartner(partnerId: string, page: Page): Promise<PartnerOrderList> {
    if (!(await this.partners.find(partnerId))) throw new AppError('not_found');
    const { rows, total, nextCursor } = await this.found({ partnerId }, page);
    const earned = await this.lines.earnedBy(
      partnerId,
      rows.map(({ orderId }) => orderId),
    );
    const items = rows.map(({ orderId, row }) =>
      Object.assign(row, { commission: dollars(earned.get(orderId) ?? 0) }),
    );
    return { items, total, nextCursor };
  }

  /** @throws AppError `order_not_found` */
  async one(orderNumber: string): Promise<OrderReferral> {
    const order = await this.orders.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const referral = await this.store.find(order.id);
    const partner = referral?.partnerId ? await this.partners.find(referral.partnerId) : null;
    return present(order, referral, partner);
  }

  private async found(filter: ReferralFilter, { cursor, limit = DEFAULT_ROWS }: Page) {
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.store.page(filter, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    const nextCursor = hasMore ? cursorAfter(last.orderedAt.getTime(), last.orderId) : null;
    return { rows: await this.rows(shown), total, nextCursor };
  }

  private async rows(
    referrals: readonly OrderReferralEntity[],
  ): Promise<{ orderId: string; row: OrderReferralRow }[]> {
    if (referrals.length === 0) return [];
    const [orders, partners] = await Promise.all([
      this.orders.ofIds(referrals.map(({ orderId }) => orderId)),
      this.partners.ofIds(referrals.flatMap(({ partnerId }) => partnerId ?? [])),
    ]);
    return referrals.flatMap((referral) => {
      const order = orders.find(({ id }) => id === referral.orderId);
      const partner = partners.find(({ id }) => id === referral.partnerId) ?? null;
      return order ? [{ orderId: order.id, row: presentRow(order, referral, partner) }] : [];
    });
  }
}

function placeAt(cursor: string): ReferralPlace {
  const [orderedAt = '', id = ''] = readCursor(cursor, 2);
  return { orderedAt: momentIn(orderedAt), id };
}

const present = (
  order: SoldOrder,
  referral: OrderReferralEntity | null,
  partner: SellingPartnerEntity | null,
): OrderReferral => ({
  orderNumber: order.number,
  orderVersion: order.version,
  standing: referral?.standing ?? null,
  partner: partner && { id: partner.id, partnerName: partner.partnerName, partnerId: partner.partnerId },
  code: referral?.code ?? null,
  capturedAt: referral?.capturedAt?.toISOString() ?? null,
  source: order.referralSource,
  reason: referral?.reason ?? null,
  orderedAt: order.createdAt.toISOString(),
});

const presentRow = (
  order: SoldOrder,
  referral: OrderReferralEntity,
  partner: SellingPartnerEntity | null,
): OrderReferralRow =>
  Object.assign(present(order, referral, partner), {
    customerName: order.customerName,
    status: order.status,
    total: dollars(order.totalCents),
    refunded: dollars(order.refundedCents),
  });
