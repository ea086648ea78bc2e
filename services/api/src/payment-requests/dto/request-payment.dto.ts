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
import { MayBeLeftOut } from '../../platform';
import { PaymentRequestLineDto } from './payment-request-line.dto';

const MAX_LINES = 20;
const MAX_DAYS = 90;
export const DEFAULT_DAYS = 14;

/** Body of `POST /api/admin/orders/{orderNumber}/payment-requests`. */
export class RequestPayment {
  @ApiProperty({ type: [PaymentRequestLineDto] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_LINES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PaymentRequestLineDto)
  lines: PaymentRequestLineDto[];

  @ApiPropertyOptional({ default: DEFAULT_DAYS, description: 'Days until the link ends' })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(MAX_DAYS)
  expiresInDays?: number;
}
