import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

/** Whom the owner means: one collector, or a level and all above it. */
export class AudienceFields {
  @ApiPropertyOptional({ description: 'One collector; instead of level' })
  @IsOptional()
  @IsUUID()
  collectorId?: string;

  @ApiPropertyOptional({ enum: COLLECTOR_LEVELS, description: 'This level and all above it' })
  @IsOptional()
  @IsIn(COLLECTOR_LEVELS)
  level?: CollectorLevel;
}
