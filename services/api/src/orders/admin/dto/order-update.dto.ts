import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUrl, Min } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/admin/orders/{orderNumber}/status`. */
export class UpdateOrderStatus {
  @ApiProperty({ enum: ORDER_STATUSES }) @IsIn(ORDER_STATUSES) status: OrderStatus;

  @ApiPropertyOptional({ description: 'Of the record that was looked at; an older one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;

  @ApiPropertyOptional({
    description: 'Ship although Stripe expects the payment to be disputed as fraud; else that is refused',
  })
  @IsOptional()
  @IsBoolean()
  acceptsFraudWarning?: boolean;

  @ApiPropertyOptional({ description: 'Goes to the buyer, by mail and into the history they see' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  note?: string;

  @ApiPropertyOptional({ example: 'UPS', description: 'Who carries the parcel; with `shipped` only' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  carrier?: string;

  @ApiPropertyOptional({ description: 'Of the parcel; with `shipped` only' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  trackingNumber?: string;

  @ApiPropertyOptional({
    description:
      "The carrier's page of the parcel; with `shipped` only. Left out, it is the known page of UPS, FedEx, USPS or DHL",
  })
  @IsOptional()
  @Trim()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true },
    { message: 'trackingUrl must be an http or https address' },
  )
  @MaxLength(500)
  trackingUrl?: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/notes`. */
export class CreateOrderNote {
  @ApiProperty({ description: 'For the gallery alone; the buyer never reads it' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsNotEmpty({ message: 'Please write a note.' })
  @IsString({ message: 'Please write a note.' })
  note: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/installation`. */
export class UpdateOrderInstallation {
  @ApiProperty({ description: 'Of the record that was looked at' }) @IsInt() @Min(1) version: number;
  @ApiProperty({ description: 'False opens the wish again' }) @IsBoolean() handled: boolean;

  @ApiPropertyOptional({ description: 'For the gallery alone', example: 'Hung on 12 December by Ruiz' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsString()
  note?: string;
}
