import { isApiError, errorReference } from '@gallery/api-client';
import { EmptyState, LoadingState, Button, ErrorState } from '@gallery/ui';
import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface StateProps<Data> {
  /** What is read: `visits`, `order`. */
  subject: string;
  /** While it first loads; default `Loading visits...`. */
  loading?: string;
  /** When it did not load; default `The visits could not be loaded.` */
  failed?: string;
  /** Above earlier data, when it could not be loaded again: `These figures may be out of date.` */
  stale?: string;
  /** On the button that asks again; default `Try again`. */
  retryLabel?: string;
  /** For a record that may not exist, or no longer; true shows `There is no such order.` */
  missing?: true | string;
  /** What else to say about a missing record. */
  missingDetail?: string;
  children: (data: Data) => ReactNode;
}

interface QueryStateProps<Data> extends StateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** Shows what was read, or that it is loading or failed to load; earlier data stays. */
export function QueryState<Data>({
  query,
  subject,
  loading = `Loading ${subject}...`,
  failed = `The ${subject} could not be loaded.`,
  missing,
  missingDetail,
  stale,
  retryLabel,
  children,
}: QueryStateProps<Data>) {
  const { data, error } = query;
  if (missing && isApiError(error) && error.status === 404)
    return (
      <EmptyState detail={missingDetail}>
        {missing === true ? `This ${subject} could not be found.` : missing}
      </EmptyState>
    );
  if (data === undefined && error === null) return <LoadingState>{loading}</LoadingState>;
  const sentence = data === undefined ? failed : stale;
  return (
    <>
      {error && sentence && (
        <LoadError query={query} retryLabel={retryLabel}>
          {sentence}
        </LoadError>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

interface QueryViewProps<Data, Key extends QueryKey> extends StateProps<Data> {
  /** Of the API client: `adminOrderQuery(number)`. */
  options: UseQueryOptions<Data, Error, Data, Key>;
}

/** The same for a query that nothing else around it needs. */
export function QueryView<Data, Key extends QueryKey>({ options, ...state }: QueryViewProps<Data, Key>) {
  return <QueryState query={useQuery(options)} {...state} />;
}

interface LoadErrorProps {
  query: Pick<UseQueryResult, 'isFetching'> & { error?: Error | null; refetch: () => unknown };
  retryLabel?: string | undefined;
  /** `The visits could not be loaded.` */
  children: ReactNode;
}

/** Something failed to load; it can be requested again. */
export function LoadError({ query, retryLabel = 'Try again', children }: LoadErrorProps) {
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      reference={errorReference(error)}
      action={
        <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
