import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { StaffDirectoryService, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, fieldError, isDuplicateEntry } from '../platform';
import type { UpdateSavedView, CreateSavedView, SavedViewRecord } from './dto/saved-view.dto';
import { type SavedViewEntity, SavedViewsStore } from './saved-views.store';
import { MAX_SAVED_VIEWS, type SavedViewList } from './saved-views-policy';

/**
 * Staff save filters of admin lists under names; an owner shares them with everybody. Not in the audit log, since nothing of
 * the gallery changes.
 */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly savedViewsStore: SavedViewsStore,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The caller's own and those for everyone, oldest first. */
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
      createdAt: this.clock.now(),
    };
    if (!(await withUniqueName(() => this.add(view))))
      throw nameError(`You have ${MAX_SAVED_VIEWS} views of this list already. Please remove one first.`);
    return presentSavedView(view, staff);
  }

  /** @throws AppError `view_not_found` unless it is the caller's, `validation_failed` at `name`, `owner_only` to share it */
  async update(id: string, { name, isShared }: UpdateSavedView, staff: SignedInStaff): Promise<void> {
    requireOwnerToShare(isShared, staff);
    const isUpdated =
      isUUID(id) &&
      (await withUniqueName(() => this.savedViewsStore.update(id, staff.id, { name, isShared })));
    if (!isUpdated) throw new AppError('view_not_found');
  }

  /** @throws AppError `view_not_found` unless it is the caller's; an owner may delete any shared view */
  async delete(id: string, staff: SignedInStaff): Promise<void> {
    if (!isUUID(id) || !(await this.tryDelete(id, staff))) throw new AppError('view_not_found');
  }

  /** The lock makes two saves of one person take turns, so that each counts the other. */
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
  { id, adminId, list, name, filters, isShared }: SavedViewEntity,
  caller: { id: string },
): SavedViewRecord => ({ id, list, name, filters, isShared, isOwn: adminId === caller.id });
