import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../platform';

/** Where a preview stands in its time. */
export const PREVIEW_STATES = ['planned', 'open', 'ended'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** The address of `GET /api/admin/private-previews`. */
export class PreviewListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: PREVIEW_STATES }) @IsOptional() @IsIn(PREVIEW_STATES) state?: PreviewState;
}

/** A preview in the list. */
export class PreviewRow {
  @ApiProperty() id: string;
  @ApiProperty({ type: [String], description: 'Of its works, in their order' }) titles: string[];
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ type: [String], description: 'Of its collectors by name' }) collectors: string[];
  @ApiProperty({ enum: PREVIEW_STATES }) state: PreviewState;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A page of private previews, newest first. */
export class PreviewList {
  @ApiProperty({ type: [PreviewRow] }) items: PreviewRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
