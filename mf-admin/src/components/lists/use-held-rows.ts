import { useState } from 'react';
import { useIsWritingHere } from '../live-updates/use-is-writing-here';
import type { ListChanges } from './list-state';

interface HeldRows<Row> {
  /** Those that are shown, as they are now. */
  rows: readonly Row[];
  changes: ListChanges;
}

/**
 * For a list that is read as a whole: new rows wait until someone asks for them, unless something was done in this
 * window, which shows the result.
 */
export function useHeldRows<Row extends { id: string }>(all: readonly Row[]): HeldRows<Row> {
  const isWritingHere = useIsWritingHere();
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>(() => idsOf(all));
  const rows = all.filter(({ id }) => shownIds.has(id));
  const newCount = all.length - rows.length;
  const show = () => setShownIds(idsOf(all));
  if (newCount > 0 && isWritingHere()) show();
  return { rows, changes: { newCount, outdatedCount: 0, show } };
}

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
