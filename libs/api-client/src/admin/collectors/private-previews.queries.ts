import type { UpdatePrivatePreview, CreatePrivatePreview } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const PREVIEWS = '/api/admin/private-previews';
const PREVIEW = '/api/admin/private-previews/{id}';

export type PrivatePreviewListFilter = ListFilter<typeof PREVIEWS>;

export const adminPrivatePreviewsQuery = (filter: PrivatePreviewListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([PREVIEWS, query], (signal) => adminClient.GET(PREVIEWS, { params: { query }, signal }));
};

/** A preview with the responses of its collectors. */
export const adminPrivatePreviewQuery = (id: string) =>
  apiQuery([PREVIEWS, 'one', id], (signal) => adminClient.GET(PREVIEW, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Shows artworks to chosen collectors. */
export const createPrivatePreview = () =>
  apiMutation((body: CreatePrivatePreview) => adminClient.POST(PREVIEWS, { body }), {
    refresh: invalidatePrivatePreviews,
  });

export const updatePrivatePreview = (id: string) =>
  apiMutation((body: UpdatePrivatePreview) => adminClient.PUT(PREVIEW, { ...at(id), body }), {
    refresh: invalidatePrivatePreviews,
  });

/** Starts a preview before its scheduled time. */
export const openPrivatePreviewNow = (id: string) =>
  apiMutation(() => adminClient.POST('/api/admin/private-previews/{id}/opening', at(id)), {
    refresh: invalidatePrivatePreviews,
  });

/** Ends a preview now; its reservations run on until they expire. */
export const closePrivatePreviewNow = (id: string) =>
  apiMutation(() => adminClient.DELETE(PREVIEW, at(id)), { refresh: invalidatePrivatePreviews });

export const exportPrivatePreviews = () =>
  apiMutation((filter: PrivatePreviewListFilter) =>
    adminClient.GET('/api/admin/private-previews.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

/** Refreshes previews and what collectors see of them. */
async function invalidatePrivatePreviews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PREVIEWS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}/private-inventory'] }),
  ]);
}
