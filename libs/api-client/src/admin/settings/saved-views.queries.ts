import type { UpdateSavedView, CreateSavedView, SavedViewList } from '@gallery/contracts';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const VIEWS = '/api/admin/saved-views';
const VIEW = '/api/admin/saved-views/{id}';

/** Views of a list, the caller's own and those for everyone. Asked again each time the list opens: there are other devices. */
export const savedViewsQuery = (list: SavedViewList) =>
  apiQuery([VIEWS, list], (signal) => adminClient.GET(VIEWS, { params: { query: { list } }, signal }), {
    staleTime: 0,
  });

/** Keeps filters under a name. `validation_failed` says what is wrong by field, also when there are enough views. */
export const createSavedView = () =>
  apiMutation((body: CreateSavedView) => adminClient.POST(VIEWS, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** Gives one's own another name, or shares it with everyone. */
export const updateSavedView = (id: string) =>
  apiCommand((body: UpdateSavedView) => adminClient.PATCH(VIEW, { params: { path: { id } }, body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** One's own; the owner also removes what is for everyone. */
export const deleteSavedView = (id: string) =>
  apiCommand(() => adminClient.DELETE(VIEW, { params: { path: { id } } }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });
