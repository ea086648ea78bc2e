import { toCents } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsNotEmpty, IsString, IsUUID, Min } from 'class-validator';
import { MAX_CHARGE_CENTS } from '../../../payments';
import { DollarAmount, MaxLength, NestedEach, OptionalField, Trim } from '../../../platform';
import { REFUND_MAX_LINES } from '../../orders-policy';

/** Prints of one line that are refunded. */
export class CreateOrderRefundLine {
  @ApiProperty() @IsUUID() lineId: string;

  @ApiProperty({ type: [Number], description: 'Empty for a line without numbers, which is refunded whole' })
  @IsArray()
  @ArrayMaxSize(REFUND_MAX_LINES)
  @IsInt({ each: true })
  editionNumbers: number[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/refunds`. Without lines and amount: everything that is left. */
export class CreateOrderRefund {
  @ApiProperty({
    description: 'UUID chosen by the page; sending it again repeats nothing',
  })
  @IsUUID()
  id: string;

  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;

  @ApiProperty({ example: 'Damaged in transit' })
  @Trim()
  @MaxLength(300, { message: 'Please keep the reason within 300 characters.' })
  @IsNotEmpty({ message: 'Please enter a reason.' })
  @IsString({ message: 'Please enter a reason.' })
  reason: string;

  @ApiPropertyOptional({
    type: [CreateOrderRefundLine],
    description: 'Lines to refund: their certificates are revoked, the prints stay sold',
  })
  @OptionalField()
  @IsArray()
  @ArrayMaxSize(REFUND_MAX_LINES)
  @NestedEach(() => CreateOrderRefundLine)
  lines?: CreateOrderRefundLine[];

  @ApiPropertyOptional({ description: 'Dollars with cents; if omitted, what was paid for the lines' })
  @OptionalField()
  @DollarAmount(MAX_CHARGE_CENTS)
  amount?: number;
}

/** Body of `POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/approve` and `…/reject`. */
export class DecideRefund {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}

export const refundAmountCents = ({ amount }: CreateOrderRefund): number | undefined =>
  amount === undefined ? undefined : toCents(amount);
