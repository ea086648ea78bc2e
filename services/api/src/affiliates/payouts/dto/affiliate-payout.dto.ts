import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim, TwoDecimals } from '../../../platform';

/** A payout to an affiliate. */
export class AffiliatePayout {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ example: 'Bank transfer' }) method: string;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'For the owner alone' }) note: string | null;
  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @ApiProperty({ example: 'owner mara' }) actor: string;
}

/** All payouts to an affiliate, newest first. */
export class AffiliatePayoutList {
  @ApiProperty({ type: [AffiliatePayout] }) items: AffiliatePayout[];
  @ApiProperty({ description: 'Dollars that the next payout comes to; negative when too much was paid' })
  payable: number;
}

/** Body of `POST /api/admin/selling-partners/{id}/payouts`. */
export class CreateAffiliatePayout {
  @ApiProperty({ format: 'uuid', description: 'By who asks; the same again is the same payout' })
  @IsUUID()
  id: string;

  @ApiProperty({ description: 'Dollars, as it was seen; another sum is refused' })
  @TwoDecimals()
  amount: number;

  @ApiProperty({ example: 'Bank transfer' })
  @Trim()
  @MaxLength(60, { message: 'Please keep it within 60 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  @IsNotEmpty({ message: 'Please say how it was paid.' })
  @IsString({ message: 'Please say how it was paid.' })
  method: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Trim()
  @MaxLength(120, { message: 'Please keep it within 120 characters.' })
  @IsString()
  reference?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'For the owner alone' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep it within 500 characters.' })
  @IsString()
  note?: string | null;
}
