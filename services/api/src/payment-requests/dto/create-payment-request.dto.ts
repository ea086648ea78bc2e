import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { OptionalField } from '../../platform';
import { PaymentRequestLineItem } from './payment-request-line.dto';

const MAX_LINES = 20;
const MAX_PAYMENT_LINK_DAYS = 90;
export const DEFAULT_PAYMENT_LINK_DAYS = 14;

/** Body of `POST /api/admin/orders/{orderNumber}/payment-requests`. */
export class CreatePaymentRequest {
  @ApiProperty({ type: [PaymentRequestLineItem] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_LINES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PaymentRequestLineItem)
  lines: PaymentRequestLineItem[];

  @ApiPropertyOptional({ default: DEFAULT_PAYMENT_LINK_DAYS, description: 'Days until the link ends' })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(MAX_PAYMENT_LINK_DAYS)
  expiresInDays?: number;
}
