import { queryOptions, skipToken } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/** Path of the call, and what every key of the list begins with. */
export const FAVORITES_PATH = '/api/favorites';

/** Key of the calls that save a work: while one is on its way, its work counts as saved. */
export const ADD_FAVORITE_KEY = ['add-favorite'];

/**
 * The works that a collector saved, newest first. Asked for with a session only; the session is part of the key, so
 * that nobody sees what another collector saved on the same machine.
 */
export const favoritesQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: [FAVORITES_PATH, sessionId],
    queryFn: sessionId === null ? skipToken : ({ signal }) => bodyOf(client.GET(FAVORITES_PATH, { signal })),
  });
