import type { InventoryRecord } from '../inventory/inventory.dto';
import type { FileRow } from './read-works-file';
import { WORK_COLUMNS, type WorkColumn } from './work-columns';

/** What is wrong with a cell, or with the row where no column is named. */
export interface RowFault {
  column: string | null;
  sentence: string;
}

/** A cell that says something else than the work. */
export interface CellChange {
  column: WorkColumn;
  from: string;
  to: string;
}

/** A row beside its work: what it changes, and the cells that cannot be read. */
export interface ComparedRow {
  changes: CellChange[];
  faults: RowFault[];
}

const NO_NAME = 'Title and Series are required';

/**
 * Compares a row with the work that it names; null for a work that is new, of which every filled cell is a change.
 * Cells are compared in their one spelling, and what the file does not name stays.
 */
export function compareRow({ cells, isTooLong }: FileRow, work: InventoryRecord | null): ComparedRow {
  const changes: CellChange[] = [];
  const faults: RowFault[] = [];
  if (isTooLong) faults.push({ column: null, sentence: 'This row has more cells than there are columns.' });
  for (const column of WORK_COLUMNS) {
    const text = cells.get(column);
    if (text === undefined) {
      if (work === null && column.blank === 'refused')
        faults.push({ column: column.header, sentence: NO_NAME });
      continue;
    }
    const from = work === null ? '' : column.of(work);
    if (text === '') {
      if (column.blank === 'refused') faults.push({ column: column.header, sentence: NO_NAME });
      if (column.blank === 'empties' && from !== '') changes.push({ column, from, to: '' });
      continue;
    }
    const to = column.reader.read(text);
    if (to === null) faults.push({ column: column.header, sentence: column.reader.fault });
    else if (to !== (column.reader.read(from) ?? from)) changes.push({ column, from, to });
  }
  return { changes: withoutIdle(changes, cells, work), faults };
}

/** Of what is not offered and has no edition either, nothing is kept: its price and numbers change nothing. */
function withoutIdle(
  changes: readonly CellChange[],
  cells: FileRow['cells'],
  work: InventoryRecord | null,
): CellChange[] {
  const refused = new Set<string>();
  for (const [{ place, reader }, text] of cells) {
    if (reader.read(text) !== 'no') continue;
    if (place.kind === 'size' && place.part === 'enabled' && !work?.printSizes[place.size])
      refused.add(place.size);
    if (place.kind === 'fact' && place.name === 'includeSpecialEdition') refused.add('special');
  }
  return changes.filter(
    ({ column: { place } }) =>
      !(place.kind === 'size' && refused.has(place.size)) &&
      !(place.kind === 'special' && refused.has('special')),
  );
}
