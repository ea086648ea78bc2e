import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';

/** One event, by its id or the gallery's own for the current one (L33, G32). */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/events', id],
    queryFn: ({ signal }) => bodyOf(client.GET('/api/events/{id}', { params: { path: { id } }, signal })),
  });
