import { showsRecordKind } from '@gallery/api-client';
import type { ConsoleRecordKind } from '@gallery/contracts';
import {
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConsoleConnection } from '../live-updates/live-records';
import type { ListChanges, ListPage } from './list-state';
import { compareWithShown, updateShownPages } from './list-updates';

interface ListChangesOptions<Page, Key extends QueryKey> {
  /** Of the list. */
  queryKey: QueryKey;
  pageQuery: (cursor: string | null) => UseQueryOptions<Page, Error, Page, Key>;
  /** The pages that are shown; undefined while there are none of this key. */
  shown: InfiniteData<Page> | undefined;
  /** When they were read or changed last, in ms. */
  shownAt: number;
}

/** The list as it was read beside the one that is shown. */
interface LatestPages<Page> {
  /** Of the list. */
  hash: string;
  /** `shownAt` of the pages that it was compared with. */
  comparedAt: number;
  pages: Page[];
}

/**
 * Follows what others do to a list while it is shown: its rows change where they are, and rows that come to it wait
 * until they are asked for. What is done in this window shows at once, because it fetches the list itself again.
 */
export function useListChanges<Page extends ListPage<unknown>, Key extends QueryKey>({
  queryKey,
  pageQuery,
  shown,
  shownAt,
}: ListChangesOptions<Page, Key>): ListChanges {
  const queryClient = useQueryClient();
  const connection = useConsoleConnection();
  const [latest, setLatest] = useState<LatestPages<Page> | null>(null);
  const hash = JSON.stringify(queryKey);
  const options = useRef({ queryKey, pageQuery, hash });
  useEffect(() => {
    options.current = { queryKey, pageQuery, hash };
  });

  const [follower] = useState(() => {
    const deletedIds = new Set<string>();
    /** False if the list was read meanwhile because of something that was done here: it may be newer. */
    const compare = async (): Promise<boolean> => {
      const { queryKey: key, pageQuery: query, hash: comparedHash } = options.current;
      const before = queryClient.getQueryData<InfiniteData<Page>>(key);
      if (!before) return true;
      const pages = await readPages(queryClient, query, before.pages.length);
      const state = queryClient.getQueryState(key);
      if (state?.data !== before || state.fetchStatus === 'fetching') return false;
      queryClient.setQueryData(key, { ...before, pages: updateShownPages(before.pages, pages, deletedIds) });
      const comparedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
      setLatest({ hash: comparedHash, comparedAt, pages });
      return true;
    };
    let isRunning = false;
    let isDue = false;
    /** One read at a time: a second one beside it would get its answers. */
    const follow = async () => {
      isDue = true;
      if (isRunning) return;
      isRunning = true;
      try {
        while (isDue) {
          isDue = false;
          if (await compare()) continue;
          isDue = true;
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      } catch {
        // The rows stay as they are; the next change reads them again.
        isDue = false;
      } finally {
        isRunning = false;
      }
    };
    return { follow, forget: (ids: Iterable<string>) => [...ids].forEach((id) => deletedIds.add(id)) };
  });

  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    return connection?.onChanges(({ kinds, deletedIds }) => {
      follower.forget(deletedIds);
      const isAffected = (kind: ConsoleRecordKind) => showsRecordKind(options.current.queryKey, kind);
      if ([...kinds].some(isAffected)) void follower.follow();
    });
  }, [connection, follower, isShown]);

  const isCurrent = latest !== null && latest.hash === hash;
  const difference =
    shown && isCurrent ? compareWithShown(shown.pages, latest.pages) : { newCount: 0, outdatedCount: 0 };
  // The next page was shown, or the list was read again: the numbers have changed.
  const isOutdated = isCurrent && shownAt > latest.comparedAt;
  const hasDifference = difference.newCount + difference.outdatedCount > 0;
  useEffect(() => {
    if (hasDifference && isOutdated) void follower.follow();
  }, [follower, hasDifference, isOutdated]);

  return {
    ...difference,
    show: () => {
      if (!latest) return;
      queryClient.setQueryData(queryKey, { pages: latest.pages.slice(0, 1), pageParams: [null] });
      setLatest(null);
    },
  };
}

/** In ms, until what this window reads has arrived. */
const RETRY_MS = 200;

/** As many pages as are shown, each from where the one before it ends now. */
async function readPages<Page extends ListPage<unknown>, Key extends QueryKey>(
  queryClient: QueryClient,
  pageQuery: ListChangesOptions<Page, Key>['pageQuery'],
  count: number,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await queryClient.query({ ...pageQuery(cursor), staleTime: 0 });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < count);
  return pages;
}
