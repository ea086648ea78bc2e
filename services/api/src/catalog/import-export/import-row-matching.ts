import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import { plainText } from './artwork-cell-parsers';
import { ARTWORK_COLUMNS, type ArtworkColumn, type ArtworkFieldName } from './artwork-columns';
import type { ArtworkCsvRow } from './artwork-csv-parser';

/** A row with the work it is about; null for one that is new, a sentence where that cannot be told. */
export interface MatchedRow {
  row: ArtworkCsvRow;
  work: InventoryRecord | null;
  fault: string | null;
}

/** What the row has in a fact's column, in its one spelling; undefined where the file has no such column or the cell is blank. */
export function cellValueOf({ cells }: ArtworkCsvRow, name: ArtworkFieldName): string | undefined {
  for (const [{ target: place, parser: reader }, text] of cells) {
    if (place.kind === 'fact' && place.name === name)
      return text === '' ? undefined : (reader.parse(text) ?? text);
  }
  return undefined;
}

/**
 * A row is about the work whose ID it has. Without an ID it is about the work of that title, in that series and year where
 * it names them, so that a file of new works that is imported twice makes them once.
 */
export function matchRows(rows: readonly ArtworkCsvRow[], works: readonly InventoryRecord[]): MatchedRow[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const byTitle = new Map<string, InventoryRecord[]>();
  for (const work of works) {
    if (work.archivedAt !== null) continue;
    const title = normalized(work.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), work]);
  }
  const rowOf = new Map<string, number>();
  return rows.map((row): MatchedRow => {
    const { work, fault } = row.id === '' ? matchByTitle(row, byTitle) : matchById(row, byId);
    if (fault !== null) return { row, work: null, fault };
    const key = work?.id ?? keyOf(row);
    const earlier = rowOf.get(key);
    if (earlier === undefined) rowOf.set(key, row.row);
    return {
      row,
      work,
      fault: earlier === undefined ? null : `Row ${earlier} is about this work already.`,
    };
  });
}

type RowMatch = Pick<MatchedRow, 'work' | 'fault'>;

function matchById({ id }: ArtworkCsvRow, byId: ReadonlyMap<string, InventoryRecord>): RowMatch {
  const work = byId.get(id) ?? null;
  if (work === null) return { work, fault: 'There is no work with this ID.' };
  return { work, fault: work.archivedAt === null ? null : 'This work is archived.' };
}

function matchByTitle(
  row: ArtworkCsvRow,
  byTitle: ReadonlyMap<string, readonly InventoryRecord[]>,
): RowMatch {
  const title = cellValueOf(row, 'title');
  const series = cellValueOf(row, 'series');
  const year = cellValueOf(row, 'year');
  const found = (title === undefined ? [] : (byTitle.get(normalized(title)) ?? [])).filter(
    (work) =>
      (series === undefined || normalized(work.series) === normalized(series)) &&
      (year === undefined || String(work.year) === year),
  );
  return found.length > 1
    ? { work: null, fault: 'Several works are called so. Please give the ID of the one that is meant.' }
    : { work: found[0] ?? null, fault: null };
}

/** Told apart as works are: by title, series and year. */
const keyOf = (row: ArtworkCsvRow): string =>
  JSON.stringify(
    (['title', 'series', 'year'] as const).map((name) => normalized(cellValueOf(row, name) ?? '')),
  );

const normalized = (text: string): string => (plainText.parse(text) ?? text).toLowerCase();

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
