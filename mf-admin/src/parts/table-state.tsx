import { Button, ErrorState } from '@gallery/ui';
import type { ListState } from './list-state';
import styles from './table-state.module.css';

export interface TableStateProps {
  list: ListState<unknown>;
  loading: string;
  failed: string;
}

/** What is said above a table's rows: that they are on their way, that they did not come, that they may be old. */
export function TableState({
  list: { rows, isError, isFetching, refetch },
  loading,
  failed,
}: TableStateProps) {
  if (!isError) return rows === undefined && <output className={styles.loading}>{loading}</output>;
  return (
    <ErrorState
      action={
        <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {rows === undefined ? failed : 'The list may be out of date.'}
    </ErrorState>
  );
}
