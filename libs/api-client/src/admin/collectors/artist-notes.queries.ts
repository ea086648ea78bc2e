import type { UpdateArtistNote, CreateArtistNote } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const NOTES = '/api/admin/artist-notes';
const NOTE = '/api/admin/artist-notes/{id}';

/** Newest first; an empty `q` does not filter. */
export const adminArtistNotesQuery = (q: string, cursor: string | null) => {
  const query = { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) };
  return apiQuery([NOTES, query], (signal) => adminClient.GET(NOTES, { params: { query }, signal }));
};

/** Sends a note to one collector, or to a level and all above it. */
export const createArtistNote = () =>
  apiMutation((body: CreateArtistNote) => adminClient.POST(NOTES, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

export const updateArtistNote = (id: string) =>
  apiMutation((body: UpdateArtistNote) => adminClient.PUT(NOTE, { params: { path: { id } }, body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Hides a note from its readers. */
export const withdrawArtistNote = (id: string) =>
  apiMutation(() => adminClient.DELETE(NOTE, { params: { path: { id } } }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

export const exportArtistNotes = () =>
  apiMutation((filter: { q?: string }) =>
    adminClient.GET('/api/admin/artist-notes.csv', { params: { query: filter }, parseAs: 'blob' }),
  );
