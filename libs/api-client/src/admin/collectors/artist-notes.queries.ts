import type { UpdateArtistNote, CreateArtistNote } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const NOTES = '/api/admin/artist-notes';
const NOTE = '/api/admin/artist-notes/{id}';

/** A page of artist notes, newest first; an empty text does not narrow it. */
export const adminArtistNotesQuery = (q: string, cursor: string | null) => {
  const query = { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [NOTES, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(NOTES, { params: { query }, signal })),
  });
};

/** Writes to one collector, or to a level and all above it. */
export const createArtistNote = () =>
  mutationOptions({
    mutationFn: (body: CreateArtistNote) => bodyOf(adminClient.POST(NOTES, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [NOTES] }),
  });

export const updateArtistNote = (id: string) =>
  mutationOptions({
    mutationFn: (body: UpdateArtistNote) => bodyOf(adminClient.PUT(NOTE, { params: { path: { id } }, body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Takes it back: nobody reads it any more. */
export const withdrawArtistNote = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.DELETE(NOTE, { params: { path: { id } } })),
    onSettled: (_data, _error, _nothing, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Every artist note that matches, as a CSV file. */
export const exportArtistNotes = () =>
  mutationOptions({
    mutationFn: (wish: { q?: string }) =>
      bodyOf(adminClient.GET('/api/admin/artist-notes.csv', { params: { query: wish }, parseAs: 'blob' })),
  });
