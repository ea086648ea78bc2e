/** A list as it stands: what a `DataTable` shows and what `usePages` returns; a plain query is one with `rows` beside it. */
export interface ListState<Row> {
  /** undefined until the first answer. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  /** Why it, or a part of it, did not come. */
  error?: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}
