import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import { MaxLength, Trim, TwoDecimals } from '../../platform';
import { PAYMENT_REQUEST_KINDS, type PaymentRequestKind } from '../entities/payment-request-line.entity';

/** The highest amount of a line in dollars: Stripe's limit of one charge. */
const MAX_DOLLARS = 999_999.99;

/** One thing that is to be paid for. */
export class PaymentRequestLineItem {
  @ApiProperty({ enum: PAYMENT_REQUEST_KINDS }) @IsIn(PAYMENT_REQUEST_KINDS) kind: PaymentRequestKind;

  @ApiProperty({ example: 'Shipping to Marfa, insured' })
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  description: string;

  @ApiProperty({ description: 'Dollars, to the cent', example: 185.5 })
  @TwoDecimals()
  @Min(0.01)
  @Max(MAX_DOLLARS)
  amount: number;
}
