/** What a `DataTable` shows and `usePagedList` returns; a plain query is one with `rows` beside it. */
export interface ListState<Row> {
  /** undefined until the first answer. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  /** Why it, or a page of it, did not load. */
  error?: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Of the whole list, however many of its pages are shown. */
  total?: number | undefined;
  /** The page after those that are shown. */
  next?: { isThere: boolean; isLoading: boolean; isError: boolean; show: () => void };
}

/** A list that is there as a whole. */
export const wholeList = <Row>(rows: readonly Row[], isFetching = false): ListState<Row> => ({
  rows,
  isError: false,
  isFetching,
  refetch: () => undefined,
});
