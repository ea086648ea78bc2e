import { Button } from '@gallery/ui';
import styles from './load-more.module.css';
import { totalText, type ListState } from './list-state';

export interface LoadMoreProps {
  list: Pick<ListState<unknown>, 'rows' | 'total' | 'isTotalMinimum' | 'next'>;
}

/** How much of a list is shown, and the button that loads the next page; nothing where the first page is all. */
export function LoadMore({ list }: LoadMoreProps) {
  const { rows, total, next } = list;
  if (!rows || !next || total === undefined || (!next.isThere && total <= rows.length)) return null;
  return (
    <div className={styles.more}>
      <output className={styles.count}>
        {next.isError ? 'More rows could not be loaded.' : `${rows.length} of ${totalText(list)} shown`}
      </output>
      {next.isThere && (
        <Button size="dense" isBusy={next.isLoading} busyText="Loading..." onClick={next.show}>
          {next.isError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
