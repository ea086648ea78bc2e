import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDateTime, ListQuery } from '../../../platform';

/** Level filter; `none` is a first-time collector. */
export const LEVEL_OPTIONS = [...COLLECTOR_LEVELS, 'none'] as const;
export type LevelChoice = (typeof LEVEL_OPTIONS)[number];

/** `newest` account first, by last `name`, or who has `spent` most first. */
const COLLECTOR_SORTS = ['newest', 'name', 'spent'] as const;
export type CollectorSort = (typeof COLLECTOR_SORTS)[number];

/** Query of `GET /api/admin/collectors`. */
export class CollectorListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: LEVEL_OPTIONS }) @IsOptional() @IsIn(LEVEL_OPTIONS) level?: LevelChoice;

  @ApiPropertyOptional({ enum: ['with', 'without'], description: 'Paid orders' })
  @IsOptional()
  @IsIn(['with', 'without'])
  orders?: 'with' | 'without';

  @ApiPropertyOptional({ enum: ['confirmed', 'unconfirmed'], description: 'Whether the address is proved' })
  @IsOptional()
  @IsIn(['confirmed', 'unconfirmed'])
  address?: 'confirmed' | 'unconfirmed';

  @ApiPropertyOptional({ format: 'date', description: 'Joined on this day or later, in UTC' })
  @IsOptional()
  @IsDateTime({ message: 'Please give a day, as in 2026-10-01.' })
  since?: string;

  @ApiPropertyOptional({ enum: COLLECTOR_SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(COLLECTOR_SORTS)
  sort?: CollectorSort;
}

/** A collector in the list. */
export class CollectorRow {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the link sent to the address was followed' })
  isEmailConfirmed: boolean;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ description: 'Whether the owner gave it; then no rule changes it' }) isLevelManual: boolean;
  @ApiProperty({ description: 'Orders of which something stayed paid' }) paidOrders: number;
  @ApiProperty({ description: 'Dollars that stayed paid' }) spent: number;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) lastOrderAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A page of collectors. */
export class CollectorList {
  @ApiProperty({ type: [CollectorRow] }) items: CollectorRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
