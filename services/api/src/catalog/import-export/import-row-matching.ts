import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import { plainText } from './artwork-cell-parsers';
import { ARTWORK_COLUMNS, type ArtworkColumn, type ArtworkFieldName } from './artwork-columns';
import type { ArtworkCsvRow } from './artwork-csv-parser';

/** A row with its artwork: null for a new one, an error when no match is possible. */
export interface MatchedRow {
  row: ArtworkCsvRow;
  artwork: InventoryRecord | null;
  error: string | null;
}

/** The normalized value of a field; undefined when the file lacks the column or the cell is blank. */
export function cellValueOf({ cells }: ArtworkCsvRow, name: ArtworkFieldName): string | undefined {
  for (const [{ target, parser }, text] of cells) {
    if (target.kind === 'fact' && target.name === name)
      return text === '' ? undefined : (parser.parse(text) ?? text);
  }
  return undefined;
}

/**
 * A row matches the artwork with its ID. Without an ID it matches by title, plus series and year where given, so that
 * importing a file of new artworks twice creates them once.
 */
export function matchRows(
  rows: readonly ArtworkCsvRow[],
  artworks: readonly InventoryRecord[],
): MatchedRow[] {
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]));
  const byTitle = new Map<string, InventoryRecord[]>();
  for (const artwork of artworks) {
    if (artwork.archivedAt !== null) continue;
    const title = normalized(artwork.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), artwork]);
  }
  const rowOf = new Map<string, number>();
  return rows.map((row): MatchedRow => {
    const { artwork, error } = row.id === '' ? matchByTitle(row, byTitle) : matchById(row, byId);
    if (error !== null) return { row, artwork: null, error };
    const key = artwork?.id ?? keyOf(row);
    const earlier = rowOf.get(key);
    if (earlier === undefined) rowOf.set(key, row.row);
    return {
      row,
      artwork,
      error: earlier === undefined ? null : `Row ${earlier} already describes this work.`,
    };
  });
}

type RowMatch = Pick<MatchedRow, 'artwork' | 'error'>;

function matchById({ id }: ArtworkCsvRow, byId: ReadonlyMap<string, InventoryRecord>): RowMatch {
  const artwork = byId.get(id) ?? null;
  if (artwork === null) return { artwork, error: 'No work has this ID.' };
  return { artwork, error: artwork.archivedAt === null ? null : 'This work is archived.' };
}

function matchByTitle(
  row: ArtworkCsvRow,
  byTitle: ReadonlyMap<string, readonly InventoryRecord[]>,
): RowMatch {
  const title = cellValueOf(row, 'title');
  const series = cellValueOf(row, 'series');
  const year = cellValueOf(row, 'year');
  const found = (title === undefined ? [] : (byTitle.get(normalized(title)) ?? [])).filter(
    (artwork) =>
      (series === undefined || normalized(artwork.series) === normalized(series)) &&
      (year === undefined || String(artwork.year) === year),
  );
  return found.length > 1
    ? { artwork: null, error: 'Several works have this title. Please add the ID of the one you mean.' }
    : { artwork: found[0] ?? null, error: null };
}

/** New artworks are identified by title, series and year. */
const keyOf = (row: ArtworkCsvRow): string =>
  JSON.stringify(
    (['title', 'series', 'year'] as const).map((name) => normalized(cellValueOf(row, name) ?? '')),
  );

const normalized = (text: string): string => (plainText.parse(text) ?? text).toLowerCase();

/** An error in a cell, or, without a column, in the whole row. */
export interface RowError {
  column: string | null;
  sentence: string;
}

/** A cell that differs from the artwork. */
export interface CellChange {
  column: ArtworkColumn;
  from: string;
  to: string;
}

/** What a row changes, and its invalid cells. */
export interface RowComparison {
  changes: CellChange[];
  errors: RowError[];
}

const TITLE_AND_SERIES_REQUIRED = 'Title and Series are required';

/**
 * Compares a row with its artwork; for a new artwork (null) every filled cell is a change. Cells are compared in
 * normalized form, and columns that the file lacks stay unchanged.
 */
export function compareRow(
  { cells, isTooLong }: ArtworkCsvRow,
  artwork: InventoryRecord | null,
): RowComparison {
  const changes: CellChange[] = [];
  const errors: RowError[] = [];
  if (isTooLong) errors.push({ column: null, sentence: 'This row has more cells than there are columns.' });
  for (const column of ARTWORK_COLUMNS) {
    const text = cells.get(column);
    if (text === undefined) {
      if (artwork === null && column.blank === 'refused')
        errors.push({ column: column.header, sentence: TITLE_AND_SERIES_REQUIRED });
      continue;
    }
    const from = artwork === null ? '' : column.format(artwork);
    if (text === '') {
      if (column.blank === 'refused')
        errors.push({ column: column.header, sentence: TITLE_AND_SERIES_REQUIRED });
      if (column.blank === 'empties' && from !== '') changes.push({ column, from, to: '' });
      continue;
    }
    const to = column.parser.parse(text);
    if (to === null) errors.push({ column: column.header, sentence: column.parser.error });
    else if (to !== (column.parser.parse(from) ?? from)) changes.push({ column, from, to });
  }
  return { changes: withoutIneffective(changes, cells, artwork), errors };
}

/** A size that is not offered and has no edition is not stored: its price and count change nothing. */
function withoutIneffective(
  changes: readonly CellChange[],
  cells: ArtworkCsvRow['cells'],
  artwork: InventoryRecord | null,
): CellChange[] {
  const refused = new Set<string>();
  for (const [{ target, parser }, text] of cells) {
    if (parser.parse(text) !== 'no') continue;
    if (target.kind === 'size' && target.part === 'enabled' && !artwork?.printSizes[target.size])
      refused.add(target.size);
    if (target.kind === 'fact' && target.name === 'includeSpecialEdition') refused.add('special');
  }
  return changes.filter(
    ({ column: { target } }) =>
      !(target.kind === 'size' && refused.has(target.size)) &&
      !(target.kind === 'special' && refused.has('special')),
  );
}
