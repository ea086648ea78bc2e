import type { UpdateSavedView, CreateSavedView, SavedViewRecord } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const VIEWS = '/api/admin/saved-views';
const VIEW = '/api/admin/saved-views/{id}';

/** Own and shared views of a list. Always refetched, because other devices change them. */
export const savedViewsQuery = (list: SavedViewRecord['list']) =>
  apiQuery([VIEWS, list], (signal) => adminClient.GET(VIEWS, { params: { query: { list } }, signal }), {
    staleTime: 0,
  });

/** Saves filters under a name. Fails with `validation_failed`, also when there are too many views. */
export const createSavedView = () =>
  apiMutation((body: CreateSavedView) => adminClient.POST(VIEWS, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** Renames or shares an own view. */
export const updateSavedView = (id: string) =>
  apiCommand((body: UpdateSavedView) => adminClient.PATCH(VIEW, { params: { path: { id } }, body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** Deletes an own view; the owner can also delete shared ones. */
export const deleteSavedView = (id: string) =>
  apiCommand(() => adminClient.DELETE(VIEW, { params: { path: { id } } }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });
