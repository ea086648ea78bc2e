import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, Matches, ValidateBy } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../platform';
import { SAVED_VIEW_LISTS, type SavedViewList } from '../saved-views-policy';

const MAX_FILTERS = 12;
const NAME = /^[a-z]{1,30}$/i;
/** Counts code points, not UTF-16 units. */
const VALUE = /^.{0,200}$/su;

/** Filters as in the query of a list: at least one, text by name. The names are the admin's own. */
const IsFilters = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isFilters', validator: { validate: areFilters } }, { message });

function areFilters(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries: [string, unknown][] = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.length <= MAX_FILTERS &&
    entries.every(([name, text]) => NAME.test(name) && typeof text === 'string' && VALUE.test(text))
  );
}

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

/** A view of the caller, or one shared with everybody. */
export class SavedViewRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) list: SavedViewList;
  @ApiProperty() name: string;
  @ApiProperty(FILTERS) filters: Record<string, string>;
  @ApiProperty({ description: 'Whether everybody who works here sees it' }) isShared: boolean;
  @ApiProperty({ description: 'Whether it is the caller’s, who may change it' }) isOwn: boolean;
}
