import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { MaxLength, Trim } from '../../platform';
import { AudienceFields } from './audience.dto';

/** Body of `POST /api/admin/private-previews`. */
export class NewPrivatePreview extends AudienceFields {
  @ApiProperty() @IsUUID() artworkId: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'At once unless given' })
  @IsOptional()
  @IsISO8601({ strict: true })
  opensAt?: string;

  @ApiProperty({ format: 'date-time' }) @IsISO8601({ strict: true }) expiresAt: string;

  @ApiPropertyOptional({ description: "The artist's words to those who see it" })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(2000)
  note?: string;
}

/** A private preview as the owner sees it. */
export class PrivatePreviewRecord {
  @ApiProperty() id: string;
  @ApiProperty() artworkId: string;
  @ApiProperty({ type: String, nullable: true }) collectorId: string | null;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}
