import type { ChangedSavedView, NewSavedView, ViewList } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const VIEWS = '/api/admin/saved-views';
const VIEW = '/api/admin/saved-views/{id}';

/** Views of a list, the caller's own and those for everyone. Asked again each time the list opens: there are other devices. */
export const savedViewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: [VIEWS, list],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(VIEWS, { params: { query: { list } }, signal })),
    staleTime: 0,
  });

/** Keeps filters under a name. `validation_failed` says what is wrong by field, also when there are enough views. */
export const saveView = () =>
  mutationOptions({
    mutationFn: (body: NewSavedView) => bodyOf(ownerClient.POST(VIEWS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** Gives one's own another name, or shares it with everyone. */
export const changeView = (id: string) =>
  mutationOptions({
    mutationFn: async (body: ChangedSavedView) => {
      await ownerClient.PATCH(VIEW, { params: { path: { id } }, body });
    },
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [VIEWS] }),
  });

/** One's own; the owner also removes what is for everyone. */
export const removeView = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      await ownerClient.DELETE(VIEW, { params: { path: { id } } });
    },
    onSettled: (_data, _error, _nothing, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [VIEWS] }),
  });
