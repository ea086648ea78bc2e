import type { SavedViewRecord } from '@gallery/contracts';
import { adminCommand, adminMutation, adminQuery, FRESH } from '../admin-options';

const VIEWS = '/api/admin/saved-views';
const VIEW = '/api/admin/saved-views/{id}';

/** Own and shared views of a list. Always refetched, because other devices change them. */
export const savedViewsQuery = (list: SavedViewRecord['list']) => adminQuery(VIEWS, { list }, FRESH);

/** Saves filters under a name. Fails with `validation_failed`, also when there are too many views. */
export const createSavedView = () => adminMutation('post', VIEWS, {}, [VIEWS]);

/** Renames or shares an own view. */
export const updateSavedView = (id: string) => adminCommand('patch', VIEW, { id }, [VIEWS]);

/** Deletes an own view; the owner can also delete shared ones. */
export const deleteSavedView = (id: string) => adminCommand('delete', VIEW, { id }, [VIEWS]);
