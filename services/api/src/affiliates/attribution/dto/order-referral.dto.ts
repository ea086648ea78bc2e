import { ATTRIBUTION_STATUSES, type AttributionStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { ListQuery, MaxLength, Trim } from '../../../platform';
import { AffiliateSummary } from '../../commissions/dto/affiliate-commission.dto';

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
  @ApiProperty({ description: 'Of the order; to be sent with a change' }) orderVersion: number;
  @ApiProperty({ enum: ATTRIBUTION_STATUSES, nullable: true, description: 'Null while nobody brought it' })
  attributionStatus: AttributionStatus | null;
  @ApiProperty({ type: AffiliateSummary, nullable: true }) partner: AffiliateSummary | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the link; null for what was named by hand' })
  code: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) capturedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The whole address with which it came' })
  source: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was named by hand' })
  reason: string | null;
  @ApiProperty({ format: 'date-time' }) orderedAt: string;
}

/** A referral beside its order. */
export class OrderReferralRow extends OrderAttribution {
  @ApiProperty({ description: 'Empty once the name was taken off' }) customerName: string;
  @ApiProperty({ example: 'confirmed' }) status: string;
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ description: 'Dollars of it that went back' }) refunded: number;
}

/** A page of referrals, newest order first. */
export class OrderReferralList {
  @ApiProperty({ type: [OrderReferralRow] }) items: OrderReferralRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** An order that an affiliate referred. */
export class AffiliateOrder extends OrderReferralRow {
  @ApiProperty({ description: 'Dollars that it has earned, reversals taken off' }) commission: number;
}

/** A page of an affiliate's orders, newest first. */
export class AffiliateOrderList {
  @ApiProperty({ type: [AffiliateOrder] }) items: AffiliateOrder[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** Body of `PUT /api/admin/orders/{orderNumber}/referral`. */
export class UpdateOrderReferral {
  @ApiProperty({ type: String, nullable: true, description: "Code of the partner's link; null for nobody" })
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

  @ApiPropertyOptional({ description: 'Of the order that was looked at; a stale one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
}
