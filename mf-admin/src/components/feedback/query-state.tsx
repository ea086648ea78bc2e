import { isApiError } from '@gallery/api-client';
import { EmptyState, LoadingState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from './load-error';

export interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** While nothing is there yet: `Loading visits...`. */
  loading: string;
  /** When it did not come: `The visits could not be read.` */
  failed: string;
  /** Of a record that may not be there, or not any more: `There is no such order.` */
  missing?: string;
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it did not come; what was there before stays. */
export function QueryState<Data>({ query, loading, failed, missing, children }: QueryStateProps<Data>) {
  const { data, error } = query;
  if (missing && isApiError(error) && error.status === 404) return <EmptyState>{missing}</EmptyState>;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingState>{loading}</LoadingState>;
  return <LoadError query={query}>{failed}</LoadError>;
}
