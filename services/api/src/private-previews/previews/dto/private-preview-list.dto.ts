import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../../../platform';

/** Where a preview stands in its time. */
export const PRIVATE_PREVIEW_STATES = ['planned', 'open', 'ended'] as const;
export type PrivatePreviewState = (typeof PRIVATE_PREVIEW_STATES)[number];

/** The address of `GET /api/admin/private-previews`. */
export class PrivatePreviewListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: PRIVATE_PREVIEW_STATES })
  @IsOptional()
  @IsIn(PRIVATE_PREVIEW_STATES)
  state?: PrivatePreviewState;
}

/** A preview in the list. */
export class PrivatePreviewRow {
  @ApiProperty() id: string;
  @ApiProperty({ type: [String], description: 'Of its works, in their order' }) titles: string[];
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ type: [String], description: 'Of its collectors by name' }) collectors: string[];
  @ApiProperty({ enum: PRIVATE_PREVIEW_STATES }) state: PrivatePreviewState;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A page of private previews, newest first. */
export class PrivatePreviewList {
  @ApiProperty({ type: [PrivatePreviewRow] }) items: PrivatePreviewRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
