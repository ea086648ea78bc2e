import { Button, ErrorState, LoadingState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** While nothing is there yet: `Loading visits...`. */
  loading: string;
  /** When it did not come: `The visits could not be read.` */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What was read, or that it is on its way, or that it did not come; what was there before stays. */
export function QueryState<Data>({ query, loading, failed, children }: QueryStateProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <LoadingState>{loading}</LoadingState>;
  return (
    <ErrorState
      action={
        <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {failed}
    </ErrorState>
  );
}
