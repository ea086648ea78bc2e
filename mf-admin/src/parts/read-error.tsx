import { Button, ErrorState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface ReadErrorProps {
  query: Pick<UseQueryResult, 'isFetching'> & { refetch: () => unknown };
  /** `The visits could not be read.` */
  children: ReactNode;
}

/** Something did not come; it can be asked for again. */
export function ReadError({ query: { isFetching, refetch }, children }: ReadErrorProps) {
  return (
    <ErrorState
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
