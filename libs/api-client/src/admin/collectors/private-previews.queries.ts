import type { UpdatePrivatePreview, CreatePrivatePreview, paths } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const PREVIEWS = '/api/admin/private-previews';
const PREVIEW = '/api/admin/private-previews/{id}';

/** Which previews are wanted. */
export type PrivatePreviewListFilter = Omit<
  NonNullable<paths[typeof PREVIEWS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of private previews, newest first. */
export const adminPrivatePreviewsQuery = (wish: PrivatePreviewListFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [PREVIEWS, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PREVIEWS, { params: { query }, signal })),
  });
};

/** One preview with what collectors made of it. */
export const adminPrivatePreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [PREVIEWS, 'one', id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PREVIEW, { ...at(id), signal })),
    staleTime: 0,
  });

/** Shows works to chosen collectors. */
export const createPrivatePreview = () =>
  mutationOptions({
    mutationFn: (body: CreatePrivatePreview) => bodyOf(adminClient.POST(PREVIEWS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidatePrivatePreviews(client),
  });

export const updatePrivatePreview = (id: string) =>
  mutationOptions({
    mutationFn: (body: UpdatePrivatePreview) => bodyOf(adminClient.PUT(PREVIEW, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidatePrivatePreviews(client),
  });

/** Opens it before its time. */
export const openPrivatePreviewNow = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.POST('/api/admin/private-previews/{id}/opening', at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => invalidatePrivatePreviews(client),
  });

/** Ends it now; numbers that are reserved in it stay so for their time. */
export const closePrivatePreviewNow = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.DELETE(PREVIEW, at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => invalidatePrivatePreviews(client),
  });

/** Every preview that matches, as a CSV file. */
export const exportPrivatePreviews = () =>
  mutationOptions({
    mutationFn: (wish: PrivatePreviewListFilter) =>
      bodyOf(
        adminClient.GET('/api/admin/private-previews.csv', { params: { query: wish }, parseAs: 'blob' }),
      ),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** Lists and records of previews look again, and so does what collectors see. */
async function invalidatePrivatePreviews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PREVIEWS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}/private-inventory'] }),
  ]);
}
