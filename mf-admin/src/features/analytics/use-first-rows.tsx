import { useState, type ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';

/** Rows of each table that are shown first, on a page that has several. */
const FIRST_ROWS = 10;

/**
 * The first rows of a table, and a button that shows the others.
 * @param table what the table is called, for assistive technology
 */
export function useFirstRows<Row>(
  rows: readonly Row[] | undefined,
  table: string,
): { firstRows: readonly Row[] | undefined; more: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  if (rows === undefined || rows.length <= FIRST_ROWS) return { firstRows: rows, more: null };
  const label = isWhole ? 'Show fewer' : `Show all ${rows.length}`;
  return {
    firstRows: isWhole ? rows : rows.slice(0, FIRST_ROWS),
    more: (
      <TextButton
        aria-expanded={isWhole}
        aria-label={`${label}, ${table}`}
        onClick={() => setWhole(!isWhole)}
      >
        {label}
      </TextButton>
    ),
  };
}
