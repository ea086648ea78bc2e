import {
  keepPreviousData,
  useQueries,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ListState } from './list-state';

/** One page of a list, as the console's lists are sent. */
export interface PageOf<Row> {
  items: Row[];
  /** Of the whole list, however many pages are shown. */
  total: number;
  /** Asks for the next page; null on the last one. */
  nextCursor: string | null;
}

/** A list of which the first pages are shown. */
export interface PagedList<Row, Page = unknown> extends ListState<Row> {
  total: number | undefined;
  /** With what it says of the whole list; undefined until the first answer. */
  firstPage?: Page | undefined;
  /** The page after those that are shown. */
  next: { isThere: boolean; isLoading: boolean; isError: boolean; show: () => void };
}

/**
 * Pages of one list by cursor: `usePages((cursor) => ordersQuery({ ...filters.values, cursor }))`. A changed filter
 * begins with the first page again, and the former rows stay until the new ones are there.
 * @param pageQuery the query of the page that begins at the cursor; null for the first
 */
export function usePages<Page extends PageOf<unknown>, Key extends QueryKey>(
  pageQuery: (cursor: string | null) => UseQueryOptions<Page, Error, Page, Key>,
): PagedList<Page['items'][number], Page> {
  const firstQuery = pageQuery(null);
  const listKey = JSON.stringify(firstQuery.queryKey);
  const [shown, setShown] = useState<{ listKey: string; cursors: readonly string[] }>({
    listKey,
    cursors: [],
  });
  const cursors = shown.listKey === listKey ? shown.cursors : [];

  const first = useQuery({ ...firstQuery, placeholderData: keepPreviousData });
  const more = useQueries({ queries: cursors.map((cursor) => pageQuery(cursor)) });

  const results = [first, ...more];
  const pages = results.map(({ data }) => data).filter((page) => page !== undefined);
  const last = more.at(-1);
  const end = pages.at(-1);
  const nextCursor = first.isPlaceholderData ? null : (end?.nextCursor ?? null);
  const isLoading = last?.isPending === true && last.isFetching;
  const isMissing = last?.isError === true && last.data === undefined;
  return {
    rows: first.data && pages.flatMap(({ items }) => items),
    total: first.data?.total,
    firstPage: first.data,
    isError: first.isError || more.some(({ isError, data }) => isError && data !== undefined),
    error: results.find(({ isError }) => isError)?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    next: {
      isThere: nextCursor !== null || isLoading || isMissing,
      isLoading,
      isError: isMissing && !isLoading,
      show: () => {
        if (isMissing) void last.refetch();
        else if (nextCursor !== null && !isLoading) setShown({ listKey, cursors: [...cursors, nextCursor] });
      },
    },
  };
}

/** Beside a page's title, how much of the list is shown: `50 of 1204, newest first`; nothing until the first answer. */
export const shownOf = ({ rows, total }: PagedList<unknown>, order: string): string | undefined =>
  rows && total !== undefined ? `${rows.length} of ${total}, ${order}` : undefined;
