import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength, Trim } from '../validation/text-validators';

const MAX_PAGE_SIZE = 100;
/** Of a place between two people of the longest names, four bytes a sign. */
const MAX_CURSOR_LENGTH = 1_200;
export const DEFAULT_PAGE_SIZE = 50;

/** What every list of the admin takes in its address, besides its own filters. */
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
  @MaxLength(MAX_CURSOR_LENGTH)
  cursor?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  limit?: number;
}
