import type { UpdateArtistNote, CreateArtistNote } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const NOTES = '/api/admin/artist-notes';
const NOTE = '/api/admin/artist-notes/{id}';

/** A page of artist notes, newest first; an empty text does not narrow it. */
export const adminArtistNotesQuery = (q: string, cursor: string | null) => {
  const query = { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) };
  return apiQuery([NOTES, query], (signal) => adminClient.GET(NOTES, { params: { query }, signal }));
};

/** Writes to one collector, or to a level and all above it. */
export const createArtistNote = () =>
  apiMutation((body: CreateArtistNote) => adminClient.POST(NOTES, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

export const updateArtistNote = (id: string) =>
  apiMutation((body: UpdateArtistNote) => adminClient.PUT(NOTE, { params: { path: { id } }, body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Takes it back: nobody reads it any more. */
export const withdrawArtistNote = (id: string) =>
  apiMutation(() => adminClient.DELETE(NOTE, { params: { path: { id } } }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Every artist note that matches, as a CSV file. */
export const exportArtistNotes = () =>
  apiMutation((filter: { q?: string }) =>
    adminClient.GET('/api/admin/artist-notes.csv', { params: { query: filter }, parseAs: 'blob' }),
  );
