import { referenceOf } from '@gallery/api-client';
import { Button, ErrorState, LoadingState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface QueryBoundaryProps<Data> {
  query: UseQueryResult<Data>;
  /** What the part shows, in the middle of a sentence: `orders`. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** One part of a page, with its own waiting and its own failure: the others stand whatever becomes of it. */
export function QueryBoundary<Data>({ query, name, children }: QueryBoundaryProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  // What was read once stays on show when a later look fails.
  if (data !== undefined) return children(data);
  if (!isError) return <LoadingState>Loading your {name}...</LoadingState>;
  return (
    <ErrorState
      reference={referenceOf(error)}
      action={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      Your {name} could not be loaded.
    </ErrorState>
  );
}
