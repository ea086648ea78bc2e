import type { SavedViewRecord } from './dto/saved-view.dto';
import type { SavedViewEntity } from './saved-view.entity';

/** A view as the caller sees it. */
export const presentSavedView = (
  { id, adminId, list, name, filters, isShared }: SavedViewEntity,
  caller: { id: string },
): SavedViewRecord => ({ id, list, name, filters, isShared, isOwn: adminId === caller.id });
