import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** Days that one question may be about. */
export const MAX_REPORT_DAYS = 800;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INVALID_DAY = 'Please enter a day, as in 2026-11-22.';

/** Which days are meant: the last ones, or those from one to another. Days are UTC. */
export class AnalyticsQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_REPORT_DAYS, default: 14, description: 'Up to today' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_REPORT_DAYS)
  days?: number;

  @ApiPropertyOptional({ example: '2026-11-09', description: 'First day; with `to`, in place of `days`' })
  @IsOptional()
  @Matches(DAY, { message: INVALID_DAY })
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-22', description: 'Last day, included' })
  @IsOptional()
  @Matches(DAY, { message: INVALID_DAY })
  to?: string;
}

const EXPORTS = ['days', 'pages', 'sources', 'partners', 'visits'] as const;
export type ExportName = (typeof EXPORTS)[number];

/** Which file. */
export class AnalyticsExportQuery extends AnalyticsQuery {
  @ApiProperty({ enum: EXPORTS })
  @IsIn(EXPORTS)
  what: ExportName;
}
