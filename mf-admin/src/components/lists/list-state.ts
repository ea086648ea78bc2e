/** One page of a list of the admin API. */
export interface ListPage<Row> {
  items: Row[];
  /** Of the whole list, however many pages are shown. */
  total: number;
  /** There are more than `total`, which a search does not count. */
  isTotalMinimum?: boolean | undefined;
  /** Asks for the next page; null on the last one. */
  nextCursor: string | null;
}

/** How the list now differs from the shown rows. */
export interface ListChanges {
  /** Rows that are not shown yet. */
  newCount: number;
  /** Shown rows that no longer belong to the list: its filters now leave them out. */
  outdatedCount: number;
  /** Shows the first page as it is now. */
  show: () => void;
}

/** What a `DataTable` shows and `usePagedList` returns; a plain query is one with `rows` beside it. */
export interface ListState<Row> {
  /** undefined until the first answer. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  /** Why it, or a page of it, did not load. */
  error?: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Total of the whole list, however many of its pages are shown. */
  total?: number | undefined;
  /** There are more than `total`, which a search does not count. */
  isTotalMinimum?: boolean | undefined;
  /** What others did to the list since it was read, and is not shown yet. */
  changes?: ListChanges;
  /** The page after those that are shown. */
  next?: { isThere: boolean; isLoading: boolean; isError: boolean; show: () => void };
}

/** The total of a list in words: `1000+` where there are more. */
export const totalText = ({
  total = 0,
  isTotalMinimum = false,
}: Pick<ListState<unknown>, 'total' | 'isTotalMinimum'>): string => `${total}${isTotalMinimum ? '+' : ''}`;

/** A list that is loaded as a whole. */
export const wholeList = <Row>(rows: readonly Row[], isFetching = false): ListState<Row> => ({
  rows,
  isError: false,
  isFetching,
  refetch: () => undefined,
});
