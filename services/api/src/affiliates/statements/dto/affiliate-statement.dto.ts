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
    description: 'The present month unless given, in the gallery’s time zone',
  })
  @IsOptional()
  @IsMonth()
  month?: string;
}

/** A commission on a statement: shows every cost, but neither buyer nor order. Dollars, for the whole line. */
export class StatementLine implements StatementLineAmounts {
  @ApiProperty({ example: 'CL-7K3M-Q9XD', description: 'Names the line for good' }) code: string;
  @ApiProperty({ format: 'date-time', description: 'When it began to be owed' }) at: string;
  @ApiProperty({ enum: AFFILIATE_COMMISSION_STATES, description: 'As it stands now' })
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
  @ApiProperty({ description: 'Of the line' }) code: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: REVERSAL_CAUSES }) cause: (typeof REVERSAL_CAUSES)[number];
  @ApiProperty({ description: 'Prints; 0 for a mere sum' }) quantity: number;
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
  @ApiProperty({ description: 'Code of the referral link' }) partnerId: string;
  @ApiProperty({ example: '2026-11', description: 'In the gallery’s time zone' }) month: string;
  @ApiProperty({ type: [String], description: 'Months that can be asked for, latest first' })
  months: string[];
  @ApiProperty({ description: 'What was owed when the month began' }) opening: number;
  @ApiProperty({ type: [StatementLine], description: 'Oldest first' }) lines: StatementLine[];
  @ApiProperty({ type: [StatementReversal], description: 'Oldest first' }) reversals: StatementReversal[];
  @ApiProperty({ type: [StatementPayout], description: 'Oldest first' }) payouts: StatementPayout[];
  @ApiProperty({ description: 'Sum of the lines' }) earned: number;
  @ApiProperty({ description: 'Sum of the reversals' }) reversed: number;
  @ApiProperty({ description: 'Sum of the payouts' }) paid: number;
  @ApiProperty({ description: 'What is owed at the end: opening + earned - reversed - paid' })
  closing: number;
}

/** The signed statement for anyone who has the link, so that a saved copy can be verified. */
export class SignedAffiliateStatement extends AffiliateStatement {
  @ApiProperty({ format: 'date-time', description: 'When it was signed' }) issuedAt: string;
  @ApiProperty({
    description:
      'The text that is signed: all of the above but `months`, with type, version and gallery, as canonical JSON',
  })
  statement: string;
  @ApiProperty({ description: 'Ed25519 over the statement, base64' }) signature: string;
  @ApiProperty({ description: 'Names the key in `GET /api/certificates/keys`' }) keyId: string;
}

/** The link to a statement; shown only once. */
export class StatementLink {
  @ApiProperty({ example: 'https://gallery.example/partner-statement/…' }) url: string;
}
