import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';

/** Body of `POST /api/admin/collectors/{id}/level`. */
export class UpdateCollectorLevel {
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'Null gives it back to the rule' })
  @ValidateIf((_body, level) => level !== null)
  @IsIn(COLLECTOR_LEVELS, { message: 'Please choose a level.' })
  level: CollectorLevel | null;
}

/** How a collector's level stands. */
export class CollectorLevelRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) collectorLevel: CollectorLevel | null;
  @ApiProperty({ description: 'Whether the owner gave it; then no rule changes it' }) isLevelGiven: boolean;
}
