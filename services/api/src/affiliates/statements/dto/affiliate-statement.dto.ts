import {
  AFFILIATE_COMMISSION_STATES,
  type AffiliateCommissionState,
  type StatementLineAmounts,
  type StatementAmounts,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsMonth } from '../../commissions/dto/affiliate-commission.dto';

/** Why commission was reversed. */
const REVERSAL_CAUSES = ['refund', 'dispute', 'costs', 'referral'] as const;

/** Query of a statement. */
export class StatementQuery {
  @ApiPropertyOptional({
    example: '2026-11',
    description: 'In the gallery’s time zone; by default, the current month',
  })
  @IsOptional()
  @IsMonth()
  month?: string;
}

/** A commission on a statement: shows every cost, but neither buyer nor order. Dollars, for the whole line. */
export class StatementLine implements StatementLineAmounts {
  @ApiProperty({ example: 'CL-7K3M-Q9XD', description: 'Permanent code of the line' }) code: string;
  @ApiProperty({ format: 'date-time', description: 'When it became payable' }) at: string;
  @ApiProperty({ enum: AFFILIATE_COMMISSION_STATES, description: 'Current state' })
  state: AffiliateCommissionState;
  @ApiProperty() title: string;
  @ApiProperty({ example: '60x40' }) size: string;
  @ApiProperty() quantity: number;
  @ApiProperty() price: number;
  @ApiProperty() production: number;
  @ApiProperty() shipping: number;
  @ApiProperty() paymentFee: number;
  @ApiProperty() net: number;
  @ApiProperty({ example: '20.00', description: 'Percent' }) rate: string;
  @ApiProperty() commission: number;
}

/** A reversal; negative where commission was restored. */
export class StatementReversal {
  @ApiProperty({ description: 'Code of the line' }) code: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: REVERSAL_CAUSES }) cause: (typeof REVERSAL_CAUSES)[number];
  @ApiProperty({ description: 'Prints; 0 if only an amount was reversed' }) quantity: number;
  @ApiProperty({ description: 'Dollars' }) amount: number;
}

/** A payout on a statement. */
export class StatementPayout {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ example: 'Bank transfer' }) method: string;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
}

/** A month of an affiliate's account. Dollars. */
export class AffiliateStatement implements StatementAmounts {
  @ApiProperty() partnerName: string;
  @ApiProperty({ description: 'Code in the referral link' }) partnerId: string;
  @ApiProperty({ example: '2026-11', description: 'In the gallery’s time zone' }) month: string;
  @ApiProperty({ type: [String], description: 'Available months, latest first' })
  months: string[];
  @ApiProperty({ description: 'Balance at the start of the month' }) opening: number;
  @ApiProperty({ type: [StatementLine], description: 'Oldest first' }) lines: StatementLine[];
  @ApiProperty({ type: [StatementReversal], description: 'Oldest first' }) reversals: StatementReversal[];
  @ApiProperty({ type: [StatementPayout], description: 'Oldest first' }) payouts: StatementPayout[];
  @ApiProperty({ description: 'Sum of the lines' }) earned: number;
  @ApiProperty({ description: 'Sum of the reversals' }) reversed: number;
  @ApiProperty({ description: 'Sum of the payouts' }) paid: number;
  @ApiProperty({ description: 'Balance at the end: opening + earned - reversed - paid' })
  closing: number;
}

/** The signed statement for anyone who has the link, so that a saved copy can be verified. */
export class SignedAffiliateStatement extends AffiliateStatement {
  @ApiProperty({ format: 'date-time', description: 'When it was signed' }) issuedAt: string;
  @ApiProperty({
    description:
      'The signed text: all fields except `months`, with type, version and gallery, as canonical JSON',
  })
  statement: string;
  @ApiProperty({ description: 'Ed25519 signature of the statement, in base64' }) signature: string;
  @ApiProperty({ description: 'Id of the key in `GET /api/certificates/keys`' }) keyId: string;
}

/** The link to a statement; shown only once. */
export class StatementLink {
  @ApiProperty({ example: 'https://gallery.example/partner-statement/…' }) url: string;
}
