import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import {
  CLAIM_MAX_LENGTHS,
  parseAttribution,
  parseTimestamp,
  parseAffiliateCode,
  parseText,
  type OrderAttribution,
  type ReferralClaim,
} from '../referral-claim';

/** Dropped when malformed: attribution must not cost a sale. */
const OptionalClaim = (parse: (value: unknown) => unknown, options: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(options),
    Transform(({ value }: { value: unknown }) => parse(value)),
    Allow(),
  );

/** Where the buyer's visit came from. */
export class Attribution implements OrderAttribution {
  @ApiProperty({ type: String, nullable: true, example: 'instagram' }) source: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'social' }) medium: string | null;
  @ApiProperty({ type: String, nullable: true }) campaign: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Path' }) landingPage: string | null;
  @ApiProperty({ type: String, nullable: true }) eventId: string | null;
  @ApiProperty({ type: String, nullable: true }) eventName: string | null;
}

/** The referral and visit that led to an order, as a page claims it. Malformed fields are dropped. */
export class ReferralClaimInput implements ReferralClaim {
  @OptionalClaim(parseAffiliateCode, {
    type: String,
    nullable: true,
    description: 'Affiliate’s code from the referral link',
  })
  referralPartnerId?: string | null;

  @OptionalClaim(parseTimestamp, {
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the link was followed',
  })
  referredAt?: string | null;

  @OptionalClaim((value) => parseText(value, CLAIM_MAX_LENGTHS.source), {
    type: String,
    nullable: true,
    description: 'Full URL of the referral',
  })
  referralSource?: string | null;

  @OptionalClaim(parseAttribution, { type: Attribution, nullable: true })
  attribution?: Attribution | null;
}
