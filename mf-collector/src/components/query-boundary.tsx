import { errorReference } from '@gallery/api-client';
import { ErrorState, LoadingState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface QueryBoundaryProps<Data> {
  query: UseQueryResult<Data>;
  /** What the section shows, for messages: `orders`. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** A section with loading and error states of its own: the other sections are not affected. */
export function QueryBoundary<Data>({ query, name, children }: QueryBoundaryProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  // Data stays visible when a refetch fails.
  if (data !== undefined) return children(data);
  if (!isError) return <LoadingState>Loading your {name}...</LoadingState>;
  return (
    <ErrorState reference={errorReference(error)} onRetry={() => void refetch()} isRetrying={isFetching}>
      Your {name} could not be loaded.
    </ErrorState>
  );
}
