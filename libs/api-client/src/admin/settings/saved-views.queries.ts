import type { UpdateSavedView, CreateSavedView, SavedViewList } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const VIEWS = '/api/admin/saved-views';
const VIEW = '/api/admin/saved-views/{id}';

/** Views of a list, the caller's own and those for everyone. Asked again each time the list opens: there are other devices. */
export const savedViewsQuery = (list: SavedViewList) =>
  queryOptions({
    queryKey: [VIEWS, list],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(VIEWS, { params: { query: { list } }, signal })),
    staleTime: 0,
  });

/** Keeps filters under a name. `validation_failed` says what is wrong by field, also when there are enough views. */
export const createSavedView = () =>
  mutationOptions({
    mutationFn: (body: CreateSavedView) => bodyOf(adminClient.POST(VIEWS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** Gives one's own another name, or shares it with everyone. */
export const updateSavedView = (id: string) =>
  mutationOptions({
    mutationFn: async (body: UpdateSavedView) => {
      await adminClient.PATCH(VIEW, { params: { path: { id } }, body });
    },
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** One's own; the owner also removes what is for everyone. */
export const deleteSavedView = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      await adminClient.DELETE(VIEW, { params: { path: { id } } });
    },
    onSettled: (_data, _error, _nothing, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [VIEWS] }),
  });
