import { csvFile, type CsvValue } from './csv';
import { encodeCursor, inBatches, page, type CursorValue } from './keyset-page';
import { DEFAULT_PAGE_SIZE, type ListQuery } from './list-query.dto';

/** A list of the admin, sorted by the columns whose values are its cursors. */
export interface KeysetList<Row> {
  /** The rows after the cursor, at most `limit`. @throws AppError `validation_failed` for a cursor of another list */
  read: (cursor: string | undefined, limit: number) => Promise<readonly Row[]>;
  /** How many rows there are on all pages. */
  count: () => Promise<number>;
  /** A row's values of the columns by which the list is sorted, its id last. */
  cursorOf: (row: Row) => readonly CursorValue[];
}

/** Makes what the client sees of some rows, in as few queries for many as for one. */
type Present<Row, Item> = (rows: readonly Row[]) => Item[] | Promise<Item[]>;

/** The columns of a CSV file, each with its heading. */
export type CsvColumns<Item> = readonly (readonly [heading: string, value: (item: Item) => CsvValue])[];

/** One page of a list. @throws AppError `validation_failed` for a cursor of another list */
export async function listPage<Row, Item>(
  { read, count, cursorOf }: KeysetList<Row>,
  { cursor, limit = DEFAULT_PAGE_SIZE }: Pick<ListQuery, 'cursor' | 'limit'>,
  present: Present<Row, Item>,
): Promise<{ items: Item[]; total: number; nextCursor: string | null }> {
  const [found, total] = await Promise.all([read(cursor, limit + 1), count()]);
  const { rows, nextCursor } = page(found, limit, cursorOf);
  return { items: await present(rows), total, nextCursor };
}

/** The whole list as a CSV file, made while it is sent. */
export const listCsv = <Row, Item>(
  columns: CsvColumns<Item>,
  list: Pick<KeysetList<Row>, 'read' | 'cursorOf'>,
  present: Present<Row, Item>,
): AsyncGenerator<string> =>
  csvFile(
    columns.map(([heading]) => heading),
    csvBatches(columns, list, present),
  );

/** A CSV file of a list that is short enough to be read at once. */
export const shortListCsv = <Item>(
  columns: CsvColumns<Item>,
  read: () => Promise<readonly Item[]>,
): AsyncGenerator<string> =>
  csvFile(
    columns.map(([heading]) => heading),
    (async function* () {
      yield csvRows(columns, await read());
    })(),
  );

const csvRows = <Item>(columns: CsvColumns<Item>, items: readonly Item[]): CsvValue[][] =>
  items.map((item) => columns.map(([, value]) => value(item)));

async function* csvBatches<Row, Item>(
  columns: CsvColumns<Item>,
  { read, cursorOf }: Pick<KeysetList<Row>, 'read' | 'cursorOf'>,
  present: Present<Row, Item>,
): AsyncGenerator<CsvValue[][]> {
  const batches = inBatches<Row>((last, limit) =>
    read(last === null ? undefined : encodeCursor(...cursorOf(last)), limit),
  );
  for await (const rows of batches) yield csvRows(columns, await present(rows));
}
