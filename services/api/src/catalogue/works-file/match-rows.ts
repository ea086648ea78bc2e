import type { InventoryRecord } from '../inventory/inventory.dto';
import { words } from './work-cell';
import type { FileRow } from './read-works-file';
import type { FactName } from './work-columns';

/** A row with the work it is about; null for one that is new, a sentence where that cannot be told. */
export interface MatchedRow {
  row: FileRow;
  work: InventoryRecord | null;
  fault: string | null;
}

/** What the row has in a fact's column, in its one spelling; undefined where the file has no such column or the cell is blank. */
export function factOf({ cells }: FileRow, name: FactName): string | undefined {
  for (const [{ place, reader }, text] of cells) {
    if (place.kind === 'fact' && place.name === name)
      return text === '' ? undefined : (reader.read(text) ?? text);
  }
  return undefined;
}

/**
 * A row is about the work whose ID it has. Without an ID it is about the work of that title, in that series and year where
 * it names them, so that a file of new works that is imported twice makes them once.
 */
export function matchRows(rows: readonly FileRow[], works: readonly InventoryRecord[]): MatchedRow[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const byTitle = new Map<string, InventoryRecord[]>();
  for (const work of works) {
    if (work.archivedAt !== null) continue;
    const title = folded(work.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), work]);
  }
  const rowOf = new Map<string, number>();
  return rows.map((row): MatchedRow => {
    const { work, fault } = row.id === '' ? named(row, byTitle) : identified(row, byId);
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

type Found = Pick<MatchedRow, 'work' | 'fault'>;

function identified({ id }: FileRow, byId: ReadonlyMap<string, InventoryRecord>): Found {
  const work = byId.get(id) ?? null;
  if (work === null) return { work, fault: 'There is no work with this ID.' };
  return { work, fault: work.archivedAt === null ? null : 'This work is archived.' };
}

function named(row: FileRow, byTitle: ReadonlyMap<string, readonly InventoryRecord[]>): Found {
  const title = factOf(row, 'title');
  const series = factOf(row, 'series');
  const year = factOf(row, 'year');
  const found = (title === undefined ? [] : (byTitle.get(folded(title)) ?? [])).filter(
    (work) =>
      (series === undefined || folded(work.series) === folded(series)) &&
      (year === undefined || String(work.year) === year),
  );
  return found.length > 1
    ? { work: null, fault: 'Several works are called so. Please give the ID of the one that is meant.' }
    : { work: found[0] ?? null, fault: null };
}

/** Told apart as works are: by title, series and year. */
const keyOf = (row: FileRow): string =>
  JSON.stringify((['title', 'series', 'year'] as const).map((name) => folded(factOf(row, name) ?? '')));

const folded = (text: string): string => (words.read(text) ?? text).toLowerCase();
