import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import type { ArtworkCsvRow } from './artwork-csv-parser';
import { ARTWORK_COLUMNS, type ArtworkColumn } from './artwork-columns';

/** What is wrong with a cell, or with the row where no column is named. */
export interface RowError {
  column: string | null;
  sentence: string;
}

/** A cell that says something else than the work. */
export interface CellChange {
  column: ArtworkColumn;
  from: string;
  to: string;
}

/** A row beside its work: what it changes, and the cells that cannot be read. */
export interface RowComparison {
  changes: CellChange[];
  errors: RowError[];
}

const TITLE_AND_SERIES_REQUIRED = 'Title and Series are required';

/**
 * Compares a row with the work that it names; null for a work that is new, of which every filled cell is a change.
 * Cells are compared in their one spelling, and what the file does not name stays.
 */
export function compareRow({ cells, isTooLong }: ArtworkCsvRow, work: InventoryRecord | null): RowComparison {
  const changes: CellChange[] = [];
  const faults: RowError[] = [];
  if (isTooLong) faults.push({ column: null, sentence: 'This row has more cells than there are columns.' });
  for (const column of ARTWORK_COLUMNS) {
    const text = cells.get(column);
    if (text === undefined) {
      if (work === null && column.blank === 'refused')
        faults.push({ column: column.header, sentence: TITLE_AND_SERIES_REQUIRED });
      continue;
    }
    const from = work === null ? '' : column.format(work);
    if (text === '') {
      if (column.blank === 'refused')
        faults.push({ column: column.header, sentence: TITLE_AND_SERIES_REQUIRED });
      if (column.blank === 'empties' && from !== '') changes.push({ column, from, to: '' });
      continue;
    }
    const to = column.parser.parse(text);
    if (to === null) faults.push({ column: column.header, sentence: column.parser.error });
    else if (to !== (column.parser.parse(from) ?? from)) changes.push({ column, from, to });
  }
  return { changes: withoutIneffective(changes, cells, work), errors: faults };
}

/** Of what is not offered and has no edition either, nothing is kept: its price and numbers change nothing. */
function withoutIneffective(
  changes: readonly CellChange[],
  cells: ArtworkCsvRow['cells'],
  work: InventoryRecord | null,
): CellChange[] {
  const refused = new Set<string>();
  for (const [{ target: place, parser: reader }, text] of cells) {
    if (reader.parse(text) !== 'no') continue;
    if (place.kind === 'size' && place.part === 'enabled' && !work?.printSizes[place.size])
      refused.add(place.size);
    if (place.kind === 'fact' && place.name === 'includeSpecialEdition') refused.add('special');
  }
  return changes.filter(
    ({ column: { target: place } }) =>
      !(place.kind === 'size' && refused.has(place.size)) &&
      !(place.kind === 'special' && refused.has('special')),
  );
}
