import { Injectable } from '@nestjs/common';
import {
  isUUID,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Min,
  ValidateBy,
} from 'class-validator';
import { v7 as uuid } from 'uuid';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { StaffDirectoryService, type SignedInStaff } from '../identity';
import {
  AppError,
  Clock,
  Database,
  fieldError,
  isDuplicateEntry,
  MaxLength,
  OptionalField,
  SINGLE_LINE,
  Trim,
} from '../platform';
import {
  SAVED_VIEW_LISTS,
  type SavedViewEntity,
  type SavedViewList,
  SavedViewsStore,
} from './saved-views.store';

/** The most views of one list that a person can have. */
export const MAX_SAVED_VIEWS = 20;

const MAX_FILTERS = 12;
const NAME = /^[a-z]{1,30}$/i;
/** Counts code points, not UTF-16 units. */
const VALUE = /^.{0,200}$/su;

/** Filters as in the query of a list: at least one, text by name. The admin defines the names. */
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
  description: 'As in the list’s URL: text by name, up to 12 of up to 200 characters',
} as const;

/** Query of `GET /api/admin/saved-views`. */
export class SavedViewsQuery {
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) @IsIn(SAVED_VIEW_LISTS) list: SavedViewList;
}

/** Body of `PATCH /api/admin/saved-views/{id}`. */
export class UpdateSavedView {
  @ApiProperty({ description: 'Unique among the caller’s views of the list' })
  @Trim()
  @MaxLength(40, { message: 'Please keep the name within 40 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @IsString({ message: 'Please enter a name.' })
  name: string;

  @ApiProperty({ description: 'Shares it with all staff; owner only' })
  @IsBoolean()
  isShared: boolean;

  @ApiPropertyOptional({ description: 'The version you read; an outdated one is refused' })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}

/** Body of `POST /api/admin/saved-views`. */
export class CreateSavedView extends OmitType(UpdateSavedView, ['version']) {
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) @IsIn(SAVED_VIEW_LISTS) list: SavedViewList;

  @ApiProperty(FILTERS)
  @IsFilters('Please set a filter first, with 200 characters or fewer.')
  filters: Record<string, string>;
}

/** A view of the caller, or one shared with everyone. */
export class SavedViewRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: SAVED_VIEW_LISTS }) list: SavedViewList;
  @ApiProperty() name: string;
  @ApiProperty(FILTERS) filters: Record<string, string>;
  @ApiProperty({ description: 'Whether all staff see it' }) isShared: boolean;
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty({ description: 'Whether it is the caller’s own, who can change it' }) isOwn: boolean;
}

/**
 * Staff save filters of admin lists under names; an owner can share them with everyone. Not recorded in the audit log,
 * since nothing in the gallery changes.
 */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly savedViewsStore: SavedViewsStore,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The caller's own views and those for everyone, oldest first. */
  async listVisible(staff: SignedInStaff, list: SavedViewList): Promise<SavedViewRecord[]> {
    const views = await this.savedViewsStore.findVisible(staff.id, list);
    return views.map((view) => presentSavedView(view, staff));
  }

  /** @throws AppError `validation_failed` at `name`, `owner_only` for a shared view */
  async create(input: CreateSavedView, staff: SignedInStaff): Promise<SavedViewRecord> {
    const { list, name, filters, isShared } = input;
    requireOwnerToShare(isShared, staff);
    const view: SavedViewEntity = {
      id: uuid(),
      adminId: staff.id,
      list,
      name,
      filters,
      isShared,
      version: 1,
      createdAt: this.clock.now(),
    };
    if (!(await withUniqueName(() => this.add(view))))
      throw nameError(`You have ${MAX_SAVED_VIEWS} saved views of this list. Please remove one first.`);
    return presentSavedView(view, staff);
  }

  /**
   * @throws AppError `view_not_found` unless it is the caller's, `changed_meanwhile` with {version},
   * `validation_failed` at `name`, `owner_only` to share it
   */
  async update(id: string, { version, ...change }: UpdateSavedView, staff: SignedInStaff): Promise<void> {
    requireOwnerToShare(change.isShared, staff);
    const seen = { id, adminId: staff.id, version };
    if (isUUID(id) && (await withUniqueName(() => this.savedViewsStore.update(seen, change)))) return;
    const now = isUUID(id) ? await this.savedViewsStore.findOwn(id, staff.id) : null;
    throw now
      ? new AppError('changed_meanwhile', { details: { version: now.version } })
      : new AppError('view_not_found');
  }

  /** @throws AppError `view_not_found` unless it is the caller's; an owner may delete any shared view */
  async delete(id: string, staff: SignedInStaff): Promise<void> {
    if (!isUUID(id) || !(await this.tryDelete(id, staff))) throw new AppError('view_not_found');
  }

  /** The lock makes two saves by one person take turns, so that each counts the other. */
  private add(view: SavedViewEntity): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.staffDirectoryService.lock(view.adminId);
      return this.savedViewsStore.insertBelowLimit(view, MAX_SAVED_VIEWS);
    });
  }

  private async tryDelete(id: string, { id: adminId, role }: SignedInStaff): Promise<boolean> {
    return role === 'owner'
      ? this.savedViewsStore.deleteAsOwner(id, adminId)
      : this.savedViewsStore.delete(id, adminId);
  }
}

function requireOwnerToShare(isShared: boolean, { role }: SignedInStaff): void {
  if (isShared && role !== 'owner') throw new AppError('owner_only');
}

const nameError = (message: string): AppError => fieldError('name', message);

/** The unique key decides: a query beforehand could miss a concurrent write. */
async function withUniqueName(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateEntry(error))
      throw nameError('You already have a view with this name. Please choose another.');
    throw error;
  }
}

const presentSavedView = (
  { id, adminId, list, name, filters, isShared, version }: SavedViewEntity,
  caller: { id: string },
): SavedViewRecord => ({ id, list, name, filters, isShared, version, isOwn: adminId === caller.id });
