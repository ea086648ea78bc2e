import type { SiteContent } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

const SITE = '/api/site';

/** The gallery's own words, pictures and films, from the document when it carries them. */
export const siteContentQuery = () =>
  queryOptions({
    queryKey: [SITE],
    queryFn: ({ signal }) => bodyOf(client.GET(SITE, { signal })),
    initialData: () => takeInitialData(SITE, isSiteContent),
  });

const PREVIEW = '/api/site/preview';

/** The site as it would be with words that are not saved yet; `not_found` once their address holds no longer. */
export const sitePreviewQuery = (token: string) =>
  apiQuery([PREVIEW, token], (signal) => client.GET(PREVIEW, { params: { query: { token } }, signal }));

// The document comes from the server that answers the call: its shape is trusted, only a foreign block is refused.
const isSiteContent = (body: unknown): body is SiteContent =>
  typeof body === 'object' && body !== null && 'home' in body && 'about' in body && 'contact' in body;

/** How the gallery sells and signs, for a page whose document came without it. */
export const gallerySettingsQuery = () =>
  apiQuery(['/api/gallery'], (signal) => client.GET('/api/gallery', { signal }));
