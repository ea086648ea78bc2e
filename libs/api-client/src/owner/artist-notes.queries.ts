import type { ChangedArtistNote, NewArtistNote } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const NOTES = '/api/admin/artist-notes';
const NOTE = '/api/admin/artist-notes/{id}';

/** A page of artist notes, newest first; an empty text does not narrow it. */
export const ownerArtistNotesQuery = (q: string, cursor: string | null) => {
  const query = { ...(q === '' ? {} : { q }), ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [NOTES, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(NOTES, { params: { query }, signal })),
  });
};

/** Writes to one collector, or to a level and all above it. */
export const writeArtistNote = () =>
  mutationOptions({
    mutationFn: (body: NewArtistNote) => bodyOf(ownerClient.POST(NOTES, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [NOTES] }),
  });

export const changeArtistNote = (id: string) =>
  mutationOptions({
    mutationFn: (body: ChangedArtistNote) =>
      bodyOf(ownerClient.PUT(NOTE, { params: { path: { id } }, body })),
    onSettled: (_data, _error, _body, _scope, { client }) => client.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Takes it back: nobody reads it any more. */
export const withdrawArtistNote = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(ownerClient.DELETE(NOTE, { params: { path: { id } } })),
    onSettled: (_data, _error, _nothing, _scope, { client }) =>
      client.invalidateQueries({ queryKey: [NOTES] }),
  });

/** Every artist note that matches, as a CSV file. */
export const exportArtistNotes = () =>
  mutationOptions({
    mutationFn: (wish: { q?: string }) =>
      bodyOf(ownerClient.GET('/api/admin/artist-notes.csv', { params: { query: wish }, parseAs: 'blob' })),
  });
