import type { UpdatePrivatePreview, CreatePrivatePreview } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const PREVIEWS = '/api/admin/private-previews';
const PREVIEW = '/api/admin/private-previews/{id}';

/** Which previews are wanted. */
export type PrivatePreviewListFilter = ListFilter<typeof PREVIEWS>;

/** A page of private previews, newest first. */
export const adminPrivatePreviewsQuery = (filter: PrivatePreviewListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([PREVIEWS, query], (signal) => adminClient.GET(PREVIEWS, { params: { query }, signal }));
};

/** One preview with what collectors made of it. */
export const adminPrivatePreviewQuery = (id: string) =>
  apiQuery([PREVIEWS, 'one', id], (signal) => adminClient.GET(PREVIEW, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Shows works to chosen collectors. */
export const createPrivatePreview = () =>
  apiMutation((body: CreatePrivatePreview) => adminClient.POST(PREVIEWS, { body }), {
    refresh: invalidatePrivatePreviews,
  });

export const updatePrivatePreview = (id: string) =>
  apiMutation((body: UpdatePrivatePreview) => adminClient.PUT(PREVIEW, { ...at(id), body }), {
    refresh: invalidatePrivatePreviews,
  });

/** Opens it before its time. */
export const openPrivatePreviewNow = (id: string) =>
  apiMutation(() => adminClient.POST('/api/admin/private-previews/{id}/opening', at(id)), {
    refresh: invalidatePrivatePreviews,
  });

/** Ends it now; numbers that are reserved in it stay so for their time. */
export const closePrivatePreviewNow = (id: string) =>
  apiMutation(() => adminClient.DELETE(PREVIEW, at(id)), { refresh: invalidatePrivatePreviews });

/** Every preview that matches, as a CSV file. */
export const exportPrivatePreviews = () =>
  apiMutation((filter: PrivatePreviewListFilter) =>
    adminClient.GET('/api/admin/private-previews.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

/** Lists and records of previews look again, and so does what collectors see. */
async function invalidatePrivatePreviews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PREVIEWS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}/private-inventory'] }),
  ]);
}
