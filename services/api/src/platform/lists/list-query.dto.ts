import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength } from '../validation/max-length';
import { Trim } from '../validation/trim';

const MAX_ROWS = 100;
/** Of a place between two people of the longest names, four bytes a sign. */
const LONGEST_CURSOR = 1_200;
export const DEFAULT_ROWS = 50;

/** What every list of the console takes in its address, besides its own filters. */
export class ListQuery {
  @ApiPropertyOptional({ description: 'Searched for' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({ description: '`nextCursor` of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  cursor?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_ROWS, default: DEFAULT_ROWS })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_ROWS)
  limit?: number;
}
