import {
  keepPreviousData,
  useInfiniteQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { listKey } from './list-key';
import { totalText, type ListPage, type ListState } from './list-state';
import { useListChanges } from './use-list-changes';

/** A list of which the first pages are shown. */
export interface PagedList<Row, Page = unknown> extends ListState<Row> {
  /** With its facts of the whole list; undefined until the first answer. */
  firstPage?: Page | undefined;
}

/**
 * Pages of one list by cursor: `usePages((cursor) => ordersQuery({ ...filters.values, cursor }))`. A changed filter
 * begins with the first page again, and the former rows stay until the new ones are there. A list is fetched again
 * whenever its page is opened, because buyers and colleagues add to it; each page then begins where the one before it
 * now ends. `useListChanges` handles what they change while it is open.
 * @param pageQuery the query of the page that begins at the cursor; null for the first
 */
export function usePagedList<Page extends ListPage<unknown>, Key extends QueryKey>(
  pageQuery: (cursor: string | null) => UseQueryOptions<Page, Error, Page, Key>,
): PagedList<Page['items'][number], Page> {
  const queryKey = listKey(pageQuery(null).queryKey);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, client, signal, meta }) => {
      const { queryKey, queryFn } = pageQuery(pageParam);
      if (typeof queryFn !== 'function') throw new TypeError('A page of a list has no call.');
      return queryFn({ queryKey, client, signal, meta });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const pages = list.data?.pages;
  const changes = useListChanges({
    queryKey,
    pageQuery,
    shown: list.isPlaceholderData ? undefined : list.data,
    shownAt: list.dataUpdatedAt,
  });
  const rows = pages?.flatMap(({ items }) => items);
  const isMissing = list.isFetchNextPageError;
  const isLoading = list.isFetchingNextPage;
  const showNext = async () => {
    // Loading the next page ends a new read of those above it, which may have changed.
    const isCutShort = list.isFetching;
    const { isError } = await list.fetchNextPage();
    if (isCutShort && !isError) await list.refetch();
  };
  return {
    rows,
    ...totalOf(pages?.[0], rows?.length ?? 0, list.hasNextPage),
    firstPage: pages?.[0],
    isError: list.isError && !isMissing,
    error: list.error,
    isFetching: list.isFetching,
    refetch: list.refetch,
    changes,
    next: {
      isThere: list.hasNextPage && !list.isPlaceholderData,
      isLoading,
      isError: isMissing && !isLoading,
      show: () => {
        if (!isLoading) void showNext();
      },
    },
  };
}

/**
 * A list that was not counted to its end has at least the rows that are shown, and these are all where no page follows.
 */
function totalOf(
  first: ListPage<unknown> | undefined,
  shown: number,
  hasNextPage: boolean,
): Pick<ListState<unknown>, 'total' | 'isTotalMinimum'> {
  if (!first?.isTotalMinimum) return { total: first?.total };
  return hasNextPage ? { total: Math.max(first.total, shown), isTotalMinimum: true } : { total: shown };
}

const FIRST_PAGE: string | null = null;

/** Beside a page's title, how much of the list is shown: `50 of 1204, newest first`; nothing until the first answer. */
export const shownCountLabel = (list: PagedList<unknown>, order: string): string | undefined =>
  list.rows && list.total !== undefined ? `${list.rows.length} of ${totalText(list)}, ${order}` : undefined;

/** Beside a page's title: `1204, newest first`; nothing until the first answer. */
export const totalLabel = (list: PagedList<unknown>, order: string): string | undefined =>
  list.total === undefined ? undefined : `${totalText(list)}, ${order}`;
