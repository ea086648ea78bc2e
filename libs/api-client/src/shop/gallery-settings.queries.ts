import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/** How the gallery sells and signs, for a page whose document came without it. */
export const gallerySettingsQuery = () =>
  queryOptions({
    queryKey: ['/api/gallery'],
    queryFn: ({ signal }) => bodyOf(client.GET('/api/gallery', { signal })),
  });
