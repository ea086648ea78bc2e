import { Button } from '@gallery/ui';
import styles from './more-pages.module.css';
import type { PagedList } from './use-pages';

export interface MorePagesProps {
  list: Pick<PagedList<unknown>, 'rows' | 'total' | 'next'>;
}

/** How much of a list is shown, and the word that brings the next page; nothing where the first page is all. */
export function MorePages({ list: { rows, total, next } }: MorePagesProps) {
  if (!rows || total === undefined || (!next.isThere && total <= rows.length)) return null;
  return (
    <div className={styles.more}>
      <output className={styles.count}>
        {next.isError ? 'The next rows did not come.' : `${rows.length} of ${total} shown`}
      </output>
      {next.isThere && (
        <Button size="dense" isBusy={next.isLoading} busyText="Loading..." onClick={next.show}>
          {next.isError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
