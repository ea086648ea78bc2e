import { errorReference } from '@gallery/api-client';
import { Button, ErrorState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadErrorProps {
  query: Pick<UseQueryResult, 'isFetching'> & { error?: Error | null; refetch: () => unknown };
  /** `The visits could not be read.` */
  children: ReactNode;
}

/** Something did not come; it can be asked for again. */
export function LoadError({ query: { error, isFetching, refetch }, children }: LoadErrorProps) {
  return (
    <ErrorState
      reference={errorReference(error)}
      action={
        <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
