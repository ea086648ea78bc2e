import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

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
