import { toDollars, ATTRIBUTION_STATUSES, type AttributionStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { SoldOrderQueries, type SoldOrder } from '../../orders';
import {
  AppError,
  decodeTimeCursor,
  listPage,
  type KeysetList,
  ListQuery,
  MaxLength,
  Trim,
} from '../../platform';
import { AffiliateCommissionsStore } from '../commissions/affiliate-commissions.store';
import { type OrderReferralEntity, OrderReferralsStore, type ReferralFilter } from './order-referrals.store';
import type { AffiliateEntity } from '../affiliate.entity';
import { AffiliatesStore } from '../affiliates.store';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { AffiliateSummary } from '../commissions/dto/affiliate-commission.dto';

/** Query of `GET /api/admin/order-referrals`. */
export class OrderReferralQuery extends OmitType(ListQuery, ['q']) {
  @ApiPropertyOptional({ enum: ATTRIBUTION_STATUSES })
  @IsOptional()
  @IsIn(ATTRIBUTION_STATUSES)
  attributionStatus?: AttributionStatus;
}

/** The attribution of an order. */
export class OrderAttribution {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ description: 'Version of the order; send it with a change' }) orderVersion: number;
  @ApiProperty({ enum: ATTRIBUTION_STATUSES, nullable: true, description: 'Null without an affiliate' })
  attributionStatus: AttributionStatus | null;
  @ApiProperty({ type: AffiliateSummary, nullable: true }) partner: AffiliateSummary | null;
  @ApiProperty({ type: String, nullable: true, description: 'Code in the link; null if assigned by hand' })
  code: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) capturedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Full URL of the referral' })
  source: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Reason for assigning it by hand' })
  reason: string | null;
  @ApiProperty({ format: 'date-time' }) orderedAt: string;
}

/** A referral beside its order. */
class OrderReferralRow extends OrderAttribution {
  @ApiProperty({ description: 'Empty once anonymized' }) customerName: string;
  @ApiProperty({ example: 'confirmed' }) status: string;
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ description: 'Dollars refunded' }) refunded: number;
}

/** A page of referrals, newest order first. */
export class OrderReferralList {
  @ApiProperty({ type: [OrderReferralRow] }) items: OrderReferralRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** An order that an affiliate referred. */
class AffiliateOrder extends OrderReferralRow {
  @ApiProperty({ description: 'Dollars earned, less reversals' }) commission: number;
}

/** A page of an affiliate's orders, newest first. */
export class AffiliateOrderList {
  @ApiProperty({ type: [AffiliateOrder] }) items: AffiliateOrder[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** Body of `PUT /api/admin/orders/{orderNumber}/referral`. */
export class UpdateOrderReferral {
  @ApiProperty({ type: String, nullable: true, description: 'Affiliate’s code; null for none' })
  @IsOptional()
  @Trim()
  @MaxLength(100, { message: 'This partner could not be found.' })
  @IsString()
  partnerId: string | null;

  @ApiProperty({ example: 'Came through the gallery in Basel' })
  @Trim()
  @MaxLength(400, { message: 'Please keep the reason within 400 characters.' })
  @IsNotEmpty({ message: 'Please enter a reason.' })
  @IsString({ message: 'Please enter a reason.' })
  reason: string;

  @ApiPropertyOptional({ description: 'The version you read; an outdated one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
}

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
