import { apiQuery } from '../http/api-options';
import { client } from '../http/client';

/** How the gallery sells and signs, for a page whose document came without it. */
export const gallerySettingsQuery = () =>
  apiQuery(['/api/gallery'], (signal) => client.GET('/api/gallery', { signal }));
