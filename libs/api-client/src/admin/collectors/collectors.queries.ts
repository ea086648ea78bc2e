import type { UpdateCollectorNote, CollectorDetail } from '@gallery/contracts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const COLLECTORS = '/api/admin/collectors';
const COLLECTORS_CSV = '/api/admin/collectors.csv';
const COLLECTOR = '/api/admin/collectors/{id}';
const PREVIEW = '/api/admin/collectors/{id}/private-inventory';
const NOTE = '/api/admin/collectors/{id}/notes/{noteId}';
const PREVIEWS = '/api/admin/private-previews';

export type CollectorListFilter = ListFilter<typeof COLLECTORS>;

export const adminCollectorsQuery = (filter: CollectorListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([COLLECTORS, query], (signal) =>
    adminClient.GET(COLLECTORS, { params: { query }, signal }),
  );
};

export const adminCollectorQuery = (id: string) =>
  apiQuery([COLLECTOR, id], (signal) => adminClient.GET(COLLECTOR, { ...at(id), signal }), { staleTime: 0 });

/** The private preview as the collector sees it. */
export const collectorPreviewQuery = (id: string) =>
  apiQuery([PREVIEW, id], (signal) => adminClient.GET(PREVIEW, { ...at(id), signal }), { staleTime: 0 });

/** Sets a level by hand; null returns to the earned one. */
export const updateCollectorLevel = (id: string) =>
  apiMutation(
    (level: CollectorDetail['level']) =>
      adminClient.POST('/api/admin/collectors/{id}/level', { ...at(id), body: { level } }),
    { refresh: (queryClient) => invalidateCollector(queryClient, id) },
  );

/** Adds an internal note. */
export const addCollectorNote = (id: string) =>
  apiMutation(
    (text: string) => adminClient.POST('/api/admin/collectors/{id}/notes', { ...at(id), body: { text } }),
    { refresh: (queryClient) => invalidateCollector(queryClient, id) },
  );

/** Changes an own note. */
export const updateCollectorNote = (id: string, noteId: string) =>
  apiMutation(
    (body: UpdateCollectorNote) => adminClient.PUT(NOTE, { params: { path: { id, noteId } }, body }),
    { refresh: (queryClient) => invalidateCollector(queryClient, id) },
  );

export const deleteCollectorNote = (id: string) =>
  apiMutation((noteId: string) => adminClient.DELETE(NOTE, { params: { path: { id, noteId } } }), {
    refresh: (queryClient) => invalidateCollector(queryClient, id),
  });

/** Emails a link to choose a new password. */
export const sendCollectorPasswordLink = (id: string) =>
  apiMutation(() => adminClient.POST('/api/admin/collectors/{id}/password-links', at(id)), {
    refresh: (queryClient) => invalidateCollector(queryClient, id),
  });

/** Ends all sessions of the collector. */
export const signOutCollector = (id: string) =>
  apiMutation(() => adminClient.DELETE('/api/admin/collectors/{id}/sessions', at(id)), {
    refresh: (queryClient) => invalidateCollector(queryClient, id),
  });

export const exportCollector = (id: string) =>
  apiMutation(() => adminClient.GET('/api/admin/collectors/{id}/export', { ...at(id), parseAs: 'blob' }));

/** Deletes the account for good. */
export const deleteCollector = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.DELETE(COLLECTOR, at(id))),
    onSuccess: (_data, _nothing, _scope, { client }) => {
      client.removeQueries({ queryKey: [COLLECTOR, id] });
      return client.invalidateQueries({ queryKey: [COLLECTORS] });
    },
  });

export interface ReservedPrintReference {
  collectorId: string;
  editionId: string;
  editionNumber: number;
}

export const releaseCollectorReservation = () =>
  apiMutation(
    ({ collectorId: id, editionId, editionNumber }: ReservedPrintReference) =>
      adminClient.DELETE('/api/admin/collectors/{id}/reservations/{editionId}/{editionNumber}', {
        params: { path: { id, editionId, editionNumber } },
      }),
    {
      refresh: async (queryClient, { collectorId }) => {
        await invalidateCollector(queryClient, collectorId);
        await queryClient.invalidateQueries({ queryKey: [PREVIEWS] });
      },
    },
  );

export const exportCollectors = () =>
  apiMutation((filter: CollectorListFilter) =>
    adminClient.GET(COLLECTORS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

/** Refreshes the collector, their preview, and lists of collectors. */
async function invalidateCollector(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COLLECTORS] }),
    client.invalidateQueries({ queryKey: [COLLECTOR, id] }),
    client.invalidateQueries({ queryKey: [PREVIEW, id] }),
  ]);
}
