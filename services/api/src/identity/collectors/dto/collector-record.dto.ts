import { ApiProperty } from '@nestjs/swagger';
import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';

/** A collector as they see themselves. */
export class CollectorRecord {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the link sent to the address was followed' })
  isEmailConfirmed: boolean;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl: string | null;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'Null is a first-time collector' })
  collectorLevel: CollectorLevel | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}
