import type { SiteContent } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

const SITE = '/api/site';

/** The site content, from the document if it has it. */
export const siteContentQuery = () =>
  queryOptions({
    queryKey: [SITE],
    queryFn: ({ signal }) => bodyOf(client.GET(SITE, { signal })),
    initialData: () => takeInitialData(SITE, isSiteContent),
  });

const PREVIEW = '/api/site/preview';

/** The site with unsaved content. Fails with `not_found` once the link has expired. */
export const sitePreviewQuery = (token: string) =>
  apiQuery([PREVIEW, token], (signal) => client.GET(PREVIEW, { params: { query: { token } }, signal }));

// The document comes from our own server: a light check is enough.
const isSiteContent = (body: unknown): body is SiteContent =>
  typeof body === 'object' && body !== null && 'home' in body && 'about' in body && 'contact' in body;

/** The gallery's settings, for a page whose document has none. */
export const gallerySettingsQuery = () =>
  apiQuery(['/api/gallery'], (signal) => client.GET('/api/gallery', { signal }));
