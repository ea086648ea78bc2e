import type { SiteTextsChange } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const TEXTS = '/api/admin/site';
const SECTION = '/api/admin/site/{section}';

/** Every section of the site's own texts, and the pictures that they name. */
export const siteTextsQuery = () =>
  queryOptions({
    queryKey: [TEXTS],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(TEXTS, { signal })),
  });

/** Writes a section, given the version that was seen. */
export const changeSiteTexts = (section: string, body: SiteTextsChange) =>
  bodyOf(ownerClient.PUT(SECTION, { params: { path: { section } }, body }));
