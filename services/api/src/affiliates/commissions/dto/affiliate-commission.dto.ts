import {
  AFFILIATE_COMMISSION_STATES,
  COMMISSION_REVIEW_REASONS,
  type AffiliateCommissionState,
  type CommissionReviewReason,
} from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { ListQuery, MaxLength, Trim, TwoDecimals } from '../../../platform';

/** A month such as `2026-11`. */
const MONTH_PATTERN = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** A month such as `2026-11`. */
export const IsMonth = (): PropertyDecorator =>
  Matches(MONTH_PATTERN, { message: 'Please enter a month, such as 2026-11.' });

/** Query of `GET /api/admin/affiliate-commissions`. Searches order number, title and affiliate. */
export class AffiliateCommissionQuery extends ListQuery {
  @ApiPropertyOptional({ enum: AFFILIATE_COMMISSION_STATES })
  @IsOptional()
  @IsIn(AFFILIATE_COMMISSION_STATES)
  state?: AffiliateCommissionState;

  @ApiPropertyOptional({
    example: '2026-11',
    description: 'Month in which the order was paid, in the gallery’s time zone',
  })
  @IsOptional()
  @IsMonth()
  month?: string;
}

/** The affiliate who earns a commission. */
export class AffiliateSummary {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() partnerName: string;
  @ApiProperty({ description: 'Code in the referral link' }) partnerId: string;
}

/** An affiliate's commission on one line of a paid order. Dollars, for the whole line. */
export class AffiliateCommission {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty({ enum: AFFILIATE_COMMISSION_STATES }) state: AffiliateCommissionState;
  @ApiProperty({
    enum: COMMISSION_REVIEW_REASONS,
    nullable: true,
    description: 'Why it needs or needed a review; `costs` if the print’s costs are unknown',
  })
  reviewReason: CommissionReviewReason | null;
  @ApiProperty({ type: String, nullable: true, description: 'The owner’s reason' })
  decisionReason: string | null;
  @ApiProperty({ type: AffiliateSummary }) partner: AffiliateSummary;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ format: 'date-time' }) orderedAt: string;
  @ApiProperty({ format: 'date-time', description: 'When the order was paid' }) confirmedAt: string;
  @ApiProperty({ format: 'date-time', description: 'When the return period ends' }) approvableAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the payment was disputed; not approved until that is resolved',
  })
  disputedAt: string | null;
  @ApiProperty() title: string;
  @ApiProperty({ example: '60x40' }) size: string;
  @ApiProperty() quantity: number;
  @ApiProperty() price: number;
  @ApiProperty() production: number;
  @ApiProperty() shipping: number;
  @ApiProperty() paymentFee: number;
  @ApiProperty({ description: 'False while production or shipping costs are missing' })
  areCostsKnown: boolean;
  @ApiProperty({ description: 'Price less costs' }) net: number;
  @ApiProperty({ example: '20.00', description: 'Percent, as of the order’s date' }) rate: string;
  @ApiProperty() commission: number;
  @ApiProperty({ description: 'Reversed part of the commission' }) reversed: number;
  @ApiProperty({
    description: 'Still payable; negative if it was reversed after being paid',
  })
  payable: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) payoutId: string | null;
}

/** A page of commissions, newest first. */
export class AffiliateCommissionList {
  @ApiProperty({ type: [AffiliateCommission] }) items: AffiliateCommission[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** Dollars with cents, 0 or more. */
const Cost = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description: 'Dollars, for the whole line' }),
    Max(10_000_000, { message: 'Please enter $10,000,000 or less.' }),
    Min(0, { message: 'Please enter 0 dollars or more.' }),
    TwoDecimals({ message: 'Please enter an amount in dollars and cents.' }),
  );

/** Body of `PATCH /api/admin/affiliate-commissions/{id}`. */
export class UpdateAffiliateCommissionCosts {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
  @Cost() production: number;
  @Cost() shipping: number;
  @Cost() paymentFee: number;
}

/** Body of `POST /api/admin/affiliate-commissions/{id}/decision`. */
export class AffiliateCommissionDecision {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
  @ApiProperty({ enum: ['accept', 'decline'] })
  @IsIn(['accept', 'decline'])
  decision: 'accept' | 'decline';

  @ApiPropertyOptional({ description: 'Required to decline it' })
  @ValidateIf(
    ({ decision, reason }: AffiliateCommissionDecision) => decision === 'decline' || reason !== undefined,
  )
  @Trim()
  @MaxLength(500, { message: 'Please keep the reason within 500 characters.' })
  @IsNotEmpty({ message: 'Please enter a reason.' })
  @IsString({ message: 'Please enter a reason.' })
  reason?: string;
}
