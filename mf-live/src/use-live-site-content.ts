import { siteContentQuery } from '@gallery/api-client';
import type { SiteContent } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';

const NONE: SiteContent['live'] = { hashtag: '', sponsors: [] };

/** What the owner says on live pages; without an answer the pages stand all the same. */
export function useLiveSiteContent(): SiteContent['live'] {
  const { data: site } = useQuery(siteContentQuery());
  return site?.live ?? NONE;
}
