import { siteQuery } from '@gallery/api-client';
import type { SiteContent } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';

const NONE: SiteContent['live'] = { hashtag: '', sponsors: [] };

/** What the owner says on live pages; without an answer the pages stand all the same. */
export function useLiveWords(): SiteContent['live'] {
  const { data: site } = useQuery(siteQuery());
  return site?.live ?? NONE;
}
