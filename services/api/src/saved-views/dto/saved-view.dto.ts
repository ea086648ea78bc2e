import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../platform';
import { SAVED_VIEW_LISTS, type SavedViewList } from '../saved-view-lists';
import { IsFilters } from './is-filters';

const FILTERS = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: "As they stand in the list's address: text by name, 12 at most of 200 characters each",
} as const;

/** Query of `GET /api/admin/saved-views`. */
export class SavedViewsQuery {
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) @IsIn(SAVED_VIEW_LISTS) list: SavedViewList;
}

/** Body of `PATCH /api/admin/saved-views/{id}`. */
export class UpdateSavedView {
  @ApiProperty({ description: 'One of its kind among the views that the caller has of the list' })
  @Trim()
  @MaxLength(40, { message: 'Please keep the name within 40 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @IsString({ message: 'Please enter a name.' })
  name: string;

  @ApiProperty({ description: 'For everyone who works here: only the owner says so' })
  @IsBoolean()
  isShared: boolean;
}

/** Body of `POST /api/admin/saved-views`. */
export class CreateSavedView extends UpdateSavedView {
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) @IsIn(SAVED_VIEW_LISTS) list: SavedViewList;

  @ApiProperty(FILTERS)
  @IsFilters('Please narrow the list, by no more than 200 characters a filter.')
  filters: Record<string, string>;
}

/** Filters of a list under a name: the caller's own, or one for everyone. */
export class SavedViewRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) list: SavedViewList;
  @ApiProperty() name: string;
  @ApiProperty(FILTERS) filters: Record<string, string>;
  @ApiProperty({ description: 'Whether everybody who works here sees it' }) isShared: boolean;
  @ApiProperty({ description: 'Whether it is the caller’s, who may change it' }) isOwn: boolean;
}
