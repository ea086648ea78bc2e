import { toCents, toDollars } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { MAX_CHARGE_CENTS } from '../../../payments';
import { MaxLength, NestedEach, Trim, TwoDecimals } from '../../../platform';
import { REFUND_MAX_LINES } from '../../orders-policy';

/** Prints of one line that are refunded. */
export class CreateOrderRefundLine {
  @ApiProperty() @IsUUID() lineId: string;

  @ApiProperty({ type: [Number], description: 'Empty for a line without numbers: then all of it' })
  @IsArray()
  @ArrayMaxSize(REFUND_MAX_LINES)
  @IsInt({ each: true })
  editionNumbers: number[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/refunds`. Without lines and amount: everything that is left. */
export class CreateOrderRefund {
  @ApiProperty({
    description: 'A UUID by the page. The same again is the same refund, however often it is sent',
  })
  @IsUUID()
  id: string;

  @ApiProperty({ description: 'Of the record that was looked at' }) @IsInt() @Min(1) version: number;

  @ApiProperty({ example: 'Damaged in transit' })
  @Trim()
  @MaxLength(300, { message: 'Please keep the reason within 300 characters.' })
  @IsNotEmpty({ message: 'Please say why.' })
  @IsString({ message: 'Please say why.' })
  reason: string;

  @ApiPropertyOptional({
    type: [CreateOrderRefundLine],
    description: 'Their certificates end; the prints stay sold',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(REFUND_MAX_LINES)
  @NestedEach(() => CreateOrderRefundLine)
  lines?: CreateOrderRefundLine[];

  @ApiPropertyOptional({ description: 'Dollars, to the cent; else what was paid for the lines' })
  @IsOptional()
  @TwoDecimals({ message: 'Please give an amount in dollars, as in 185.50.' })
  @Min(0.01, { message: 'Please give an amount in dollars, as in 185.50.' })
  @Max(toDollars(MAX_CHARGE_CENTS))
  amount?: number;
}

export const refundAmountCents = ({ amount }: CreateOrderRefund): number | undefined =>
  amount === undefined ? undefined : toCents(amount);
