import {
  AFFILIATE_ID_PATTERN,
  AFFILIATE_STATUSES,
  normalizeAffiliateCode,
  parseRate,
  type AffiliateStatus,
} from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Min,
  ValidateBy,
} from 'class-validator';
import { IsEmailAddress, ListQuery, MaxLength, SINGLE_LINE, Trim } from '../../platform';

/** Normalizes the code. Anything but a text is left to the validator. */
const Code = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? normalizeAffiliateCode(value) : value,
  );

/** A share between 0 and 100 %, as text. */
const Rate = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy({
      name: 'rate',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && parseRate(value) !== null,
        defaultMessage: () => 'Please enter a rate between 0 and 100, like 20.00.',
      },
    }),
    Trim(),
  );

/** Fields of an affiliate. Decorators run from the last to the first. */
export class AffiliateInput {
  @ApiProperty({ example: 'Galerie Nord' })
  @Trim()
  @MaxLength(120, { message: 'Please keep the name within 120 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @IsString({ message: 'Please enter a name.' })
  partnerName: string;

  @ApiProperty({ example: 'galerie-nord', description: 'Code in the referral link' })
  @Matches(AFFILIATE_ID_PATTERN, { message: 'Please use 2 to 40 lowercase letters, digits and hyphens.' })
  @IsString({ message: 'Please enter a partner ID.' })
  @Code()
  partnerId: string;

  @ApiProperty() @IsEmailAddress() email: string;

  @ApiPropertyOptional({ example: '20.00', description: 'Percent; by default the rate in the settings' })
  @IsOptional()
  @Rate()
  commissionRate?: string;

  @ApiPropertyOptional({ enum: AFFILIATE_STATUSES, default: 'active' })
  @IsOptional()
  @IsIn(AFFILIATE_STATUSES)
  status?: AffiliateStatus;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'For the owner only' })
  @IsOptional()
  @Trim()
  @MaxLength(2000, { message: 'Please keep the notes within 2,000 characters.' })
  @IsString()
  notes?: string | null;
}

/** Body of `POST /api/admin/selling-partners`. */
export class CreateAffiliate extends AffiliateInput {
  @ApiPropertyOptional({
    default: false,
    description: 'Whether to email the affiliate their link and the link to their statement',
  })
  @IsOptional()
  @IsBoolean()
  sendWelcome?: boolean;
}

/** Body of `PATCH /api/admin/selling-partners/{id}`: omitted fields stay unchanged. */
export class UpdateAffiliate extends PartialType(AffiliateInput) {
  @ApiPropertyOptional({ description: 'The version you read; an outdated one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
}

/** Query of `GET /api/admin/selling-partners`. Searches name, code and email. */
export class AffiliateListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: AFFILIATE_STATUSES })
  @IsOptional()
  @IsIn(AFFILIATE_STATUSES)
  status?: AffiliateStatus;
}

/** An affiliate with their balance. Amounts in dollars. */
export class Affiliate {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() partnerName: string;
  @ApiProperty({ description: 'Code in the referral link' }) partnerId: string;
  @ApiProperty() email: string;
  @ApiProperty({ example: '20.00', description: 'Percent' }) commissionRate: string;
  @ApiProperty({ enum: AFFILIATE_STATUSES }) status: AffiliateStatus;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ description: 'Paid orders that earn commission' }) totalOrders: number;
  @ApiProperty({ description: 'Earned and not reversed: the sum of pending, approved and paid' })
  totalCommission: number;
  @ApiProperty({ description: 'Earned, still within the return period' }) pending: number;
  @ApiProperty({
    description: 'Amount of the next payout; negative if more was reversed after being paid',
  })
  approved: number;
  @ApiProperty({ description: 'Paid out' }) paid: number;
  @ApiProperty({ description: 'Reversed by refunds' }) reversed: number;
  @ApiProperty({ description: 'Waiting for the owner’s decision' }) review: number;
  @ApiProperty({ example: 'https://gallery.example/?ref=galerie-nord' }) referralUrl: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the link to the statement was created; null if there is none',
  })
  statementLinkAt: string | null;
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A page of affiliates, newest first. */
export class AffiliateList {
  @ApiProperty({ type: [Affiliate] }) items: Affiliate[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ description: 'Active affiliates, regardless of the filters' }) active: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
