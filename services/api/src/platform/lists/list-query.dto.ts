import { dayPeriod } from '@gallery/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength, Trim } from '../validation/validators';

const MAX_PAGE_SIZE = 100;
/** Of a place between two people of the longest names, four bytes a sign. */
const MAX_CURSOR_LENGTH = 1_200;
export const DEFAULT_PAGE_SIZE = 50;

/** Query parameters of every admin list, in addition to its own filters. */
export class ListQuery {
  @ApiPropertyOptional({ description: 'Text to search for' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({ description: '`nextCursor` of the previous page' })
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

/**
 * How many rows a search may find before it counts as a common one. Few are named by their ids in the queries that follow,
 * so that the text is looked for once, not once for the page and once for the count; many are met soon enough on the way
 * through the list.
 */
export const MAX_LISTED_MATCHES = 1_000;

/** What a search has found: the ids, or `many`. */
export type TextMatches = readonly string[] | 'many';

/** Reads the answers of queries that asked for one row more than a few. */
export const toTextMatches = (...answers: readonly (readonly { id: string }[])[]): TextMatches =>
  answers.some((rows) => rows.length > MAX_LISTED_MATCHES)
    ? 'many'
    : [...new Set(answers.flatMap((rows) => rows.map(({ id }) => id)))];

/** What several searches have found, as one. */
export const eitherMatches = (...searches: readonly TextMatches[]): TextMatches =>
  searches.includes('many') ? 'many' : [...new Set(searches.flat())];

/** A pattern for a text anywhere. Nothing that is typed is a pattern itself. */
export const containsPattern = (text: string): string => `%${prefixPattern(text)}`;

/** A pattern for a text at the beginning, which an index answers. */
export const prefixPattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** From when on a list is filtered: a day begins at midnight of the gallery's time zone, a time says its own. */
export const filterStart = (dayOrTime: string, timeZone: string): Date =>
  DAY.test(dayOrTime) ? dayPeriod(dayOrTime, timeZone).start : new Date(dayOrTime);

/** Until when, exclusive: a day counts whole. */
export const filterEnd = (dayOrTime: string, timeZone: string): Date =>
  DAY.test(dayOrTime) ? dayPeriod(dayOrTime, timeZone).end : new Date(dayOrTime);
