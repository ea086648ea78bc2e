import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { KnownStaff, type SignedInStaff } from '../identity';
import { AppError, Clock, Database } from '../platform';
import type { ChangedSavedView, NewSavedView, SavedViewRecord } from './dto/saved-view.dto';
import type { SavedView } from './saved-view.entity';
import { presentSavedView } from './saved-view.presenter';
import { SavedViewsStore } from './saved-views.store';
import { MOST_VIEWS, type ViewList } from './view-lists';

/**
 * Whoever works here keeps filters of the console's lists under names of their own; an owner shares them with everybody.
 * Nothing of the gallery changes by it, so that the audit log does not tell of it.
 */
@Injectable()
export class SavedViews {
  constructor(
    private readonly store: SavedViewsStore,
    private readonly staff: KnownStaff,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The caller's own and those for everyone, oldest first. */
  async shownTo(staff: SignedInStaff, list: ViewList): Promise<SavedViewRecord[]> {
    const views = await this.store.shownTo(staff.id, list);
    return views.map((view) => presentSavedView(view, staff));
  }

  /**
   * @throws AppError `validation_failed` at `name`, `owner_only` for a shared one, `unauthorized` for the owner's key, which
   * is nobody's account
   */
  async save(wanted: NewSavedView, staff: SignedInStaff): Promise<SavedViewRecord> {
    const { list, name, filters, isShared } = wanted;
    if (staff.sessionId === null) throw new AppError('unauthorized');
    refuseSharing(isShared, staff);
    const view: SavedView = {
      id: uuid(),
      adminId: staff.id,
      list,
      name,
      filters,
      isShared,
      createdAt: this.clock.now(),
    };
    if (!(await underFreeName(() => this.add(view))))
      throw refusedName(`You have ${MOST_VIEWS} views of this list already. Please remove one first.`);
    return presentSavedView(view, staff);
  }

  /** @throws AppError `view_not_found` for another's as well, `validation_failed` at `name`, `owner_only` for a shared one */
  async change(id: string, { name, isShared }: ChangedSavedView, staff: SignedInStaff): Promise<void> {
    refuseSharing(isShared, staff);
    const isThere =
      isUUID(id) && (await underFreeName(() => this.store.change(id, staff.id, { name, isShared })));
    if (!isThere) throw new AppError('view_not_found');
  }

  /** @throws AppError `view_not_found` for another's as well, unless it is for everyone and the owner removes it */
  async remove(id: string, staff: SignedInStaff): Promise<void> {
    if (!isUUID(id) || !(await this.removed(id, staff))) throw new AppError('view_not_found');
  }

  /** Two of a person's saves take turns: each counts what the one before has written. */
  private add(view: SavedView): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.staff.lock(view.adminId);
      return this.store.add(view, MOST_VIEWS);
    });
  }

  private async removed(id: string, { id: adminId, role }: SignedInStaff): Promise<boolean> {
    return role === 'owner' ? this.store.removeAsOwner(id, adminId) : this.store.remove(id, adminId);
  }
}

function refuseSharing(isShared: boolean, { role }: SignedInStaff): void {
  if (isShared && role !== 'owner') throw new AppError('owner_only');
}

const refusedName = (sentence: string): AppError =>
  new AppError('validation_failed', { fields: { name: sentence } });

/** The table's own key judges the name: nobody comes between a look and the writing. */
async function underFreeName(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw refusedName('You have a view of this name already. Please choose another.');
    throw error;
  }
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY';
