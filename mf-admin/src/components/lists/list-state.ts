/** What a `DataTable` shows and `usePagedList` returns; a plain query is one with `rows` beside it. */
export interface ListState<Row> {
  /** undefined until the first answer. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  /** Why it, or a page of it, did not load. */
  error?: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}
