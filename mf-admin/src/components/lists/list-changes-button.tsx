import { Button } from '@gallery/ui';
import styles from './list-changes-button.module.css';
import type { ListChanges } from './list-state';

interface ListChangesButtonProps {
  /** What is listed: `Orders`. */
  label: string;
  changes: ListChanges;
}

/** A button over the list's first lines, so that nothing moves when it appears: `2 new` shows the new rows. */
export function ListChangesButton({
  label,
  changes: { newCount, outdatedCount, show },
}: ListChangesButtonProps) {
  const text = changesLabel(newCount, outdatedCount);
  return (
    <output className={styles.place}>
      {text && (
        <Button size="dense" aria-label={`Show ${text} in ${label}`} onClick={show}>
          {text}
        </Button>
      )}
    </output>
  );
}

const changesLabel = (newCount: number, outdatedCount: number): string =>
  [newCount > 0 && `${newCount} new`, outdatedCount > 0 && `${outdatedCount} no longer in this list`]
    .filter(Boolean)
    .join(', ');
