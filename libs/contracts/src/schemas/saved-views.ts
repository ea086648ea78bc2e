/** The shapes of the console's saved views, as it reads and writes them, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** Filters of a list under a name: `GET /api/admin/saved-views`. */
export type SavedViewRecord = Schemas['SavedViewRecord'];
/** Body of `POST /api/admin/saved-views`. */
export type CreateSavedView = Schemas['CreateSavedView'];
/** Body of `PATCH /api/admin/saved-views/{id}`. */
export type UpdateSavedView = Schemas['UpdateSavedView'];
/** The console's lists whose filters can be kept under a name. */
export type SavedViewList = SavedViewRecord['list'];
