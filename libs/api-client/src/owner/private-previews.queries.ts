import type { ChangedPrivatePreview, NewPrivatePreview, paths } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const PREVIEWS = '/api/admin/private-previews';
const PREVIEW = '/api/admin/private-previews/{id}';

/** Which previews are wanted. */
export type PreviewWish = Omit<
  NonNullable<paths[typeof PREVIEWS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of private previews, newest first. */
export const ownerPreviewsQuery = (wish: PreviewWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [PREVIEWS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PREVIEWS, { params: { query }, signal })),
  });
};

/** One preview with what collectors made of it. */
export const ownerPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [PREVIEWS, 'one', id],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PREVIEW, { ...at(id), signal })),
    staleTime: 0,
  });

/** Shows works to chosen collectors. */
export const createPreview = () =>
  mutationOptions({
    mutationFn: (body: NewPrivatePreview) => bodyOf(ownerClient.POST(PREVIEWS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

export const changePreview = (id: string) =>
  mutationOptions({
    mutationFn: (body: ChangedPrivatePreview) => bodyOf(ownerClient.PUT(PREVIEW, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Opens it before its time. */
export const openPreviewNow = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(ownerClient.POST('/api/admin/private-previews/{id}/opening', at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => tellOf(client),
  });

/** Ends it now; numbers that are reserved in it stay so for their time. */
export const closePreviewNow = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(ownerClient.DELETE(PREVIEW, at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => tellOf(client),
  });

/** Every preview that matches, as a CSV file. */
export const exportPreviews = () =>
  mutationOptions({
    mutationFn: (wish: PreviewWish) =>
      bodyOf(
        ownerClient.GET('/api/admin/private-previews.csv', { params: { query: wish }, parseAs: 'blob' }),
      ),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** Lists and records of previews look again, and so does what collectors see. */
async function tellOf(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PREVIEWS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}/private-inventory'] }),
  ]);
}
