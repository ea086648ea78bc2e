import { toLocalTime } from '@gallery/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { fieldError } from '../errors/app-error';
import { csvFile, type CsvValue } from './csv';
import { DEFAULT_PAGE_SIZE, MAX_LISTED_MATCHES, type ListQuery, type TextMatches } from './list-query.dto';

/** Rows that an export reads at once. */
const BATCH_SIZE = 500;

/** The latest time that a datetime column holds. */
const MAX_TIME_MS = Date.UTC(9999, 11, 31);

/** Ids end every cursor: their columns are ASCII, and MySQL refuses to compare them with other characters. */
const ID_PATTERN = /^[\w-]+$/;

type CursorValue = string | number | Date;

/** The last row of the page before, in a list sorted by a time and an id. */
export interface TimeCursor {
  at: Date;
  id: string;
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
}

/** The last row's values of the columns by which the list is sorted, as opaque text for the client. Dates become ms since 1970. */
export const encodeCursor = (...values: readonly CursorValue[]): string =>
  Buffer.from(
    JSON.stringify(values.map((value) => (value instanceof Date ? value.getTime() : value))),
  ).toString('base64url');

/** The values of a cursor that this list gave out. @throws AppError `validation_failed` for any other text */
export function decodeCursor(cursor: string, length: number): string[] {
  const values = parseCursor(cursor);
  const texts = Array.isArray(values) && values.every(isEncodedValue) ? values.map(String) : [];
  if (texts.length === length && ID_PATTERN.test(texts.at(-1) ?? '')) return texts;
  throw fieldError('cursor', 'This cursor is not valid.');
}

/** A cursor of `encodeCursor(time, id)`; null on the first page. @throws AppError `validation_failed` for any other text */
export function decodeTimeCursor(cursor: string | undefined): TimeCursor | null {
  if (!cursor) return null;
  const [time = '', id = ''] = decodeCursor(cursor, 2);
  return { at: parseCursorTime(time), id };
}

/** Sorts a query by a time and an id, the latest first by default, and takes what comes after the cursor. */
export function readAfter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { at, id, order = 'DESC' }: { at: string; id: string; order?: 'ASC' | 'DESC' },
  cursor: TimeCursor | null,
  limit: number,
): SelectQueryBuilder<Row> {
  const sign = order === 'ASC' ? '>' : '<';
  if (cursor)
    query.andWhere(`(${at} ${sign} :cursorAt OR (${at} = :cursorAt AND ${id} ${sign} :cursorId))`, {
      cursorAt: cursor.at,
      cursorId: cursor.id,
    });
  return query.orderBy({ [at]: order, [id]: order }).limit(limit);
}

/**
 * How many rows a list has on all pages. A search is counted until there are more than `MAX_LISTED_MATCHES`: to its end it
 * would read the whole table.
 * @param matches of the search, which the query has as one condition; null without a search
 */
export async function countListed<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  matches: TextMatches | null,
): Promise<number> {
  if (matches === null) return query.getCount();
  // Nothing else narrows the list: the search has already counted them.
  if (query.expressionMap.wheres.length === 1)
    return matches === 'many' ? MAX_LISTED_MATCHES + 1 : matches.length;
  return countUpToLimit(query);
}

/** How many rows a search has, counted until there are more than `MAX_LISTED_MATCHES`. */
export async function countUpToLimit<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
): Promise<number> {
  const [sql, values] = query
    .select('1', 'one')
    .limit(MAX_LISTED_MATCHES + 1)
    .getQueryAndParameters();
  const [row] = await query.dataSource.query<{ total: string }[]>(
    `SELECT COUNT(*) AS total FROM (${sql}) found`,
    values,
  );
  return Number(row?.total ?? 0);
}

/** A time in a cursor, in ms since 1970. Anything else reads as 1970, after which a list has nothing. */
export function parseCursorTime(text: string): Date {
  const ms = Number(text);
  // MySQL refuses to compare with a time that no column could hold.
  return new Date(ms >= 0 && ms <= MAX_TIME_MS ? ms : 0);
}

/**
 * Cuts a page off the rows that were found.
 * @param found read with a limit of one more than `limit`, which shows whether there is another page
 * @param cursorOf the values of a row by which the list is sorted, its id last
 */
export function page<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => readonly CursorValue[],
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > limit ? encodeCursor(...cursorOf(last)) : null };
}

/**
 * A whole list in batches, each read from where the one before ended, so that no list is ever in memory as a whole.
 * @param readAfter rows after the last one of the batch before, null for the first batch; as many as asked for while there are more
 */
export async function* inBatches<Row>(
  readAfter: (last: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await readAfter(last, BATCH_SIZE);
    yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < BATCH_SIZE) return;
  }
}

const isEncodedValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** A list of the admin, sorted by the columns whose values are its cursors. */
export interface KeysetList<Row> {
  /** The rows after the cursor, at most `limit`. @throws AppError `validation_failed` for a cursor of another list */
  read: (cursor: string | undefined, limit: number) => Promise<readonly Row[]>;
  /** How many rows there are on all pages, as `countListed` says it. */
  count: () => Promise<number>;
  /** Counted up to `MAX_LISTED_MATCHES`, beyond which any number stands for more. */
  isSearch?: boolean;
  /** A row's values of the columns by which the list is sorted, its id last. */
  cursorOf: (row: Row) => readonly CursorValue[];
}

/** Makes what the client sees of some rows, in as few queries for many as for one. */
type Present<Row, Item> = (rows: readonly Row[]) => Item[] | Promise<Item[]>;

/**
 * The columns of a CSV file, each with its heading. A `time` is told as a clock of the gallery shows it, whose zone the
 * heading names; `money` is dollars, with two decimals.
 */
export type CsvColumns<Item> = readonly (
  | readonly [heading: string, value: (item: Item) => CsvValue, kind?: undefined]
  | readonly [heading: string, value: (item: Item) => Date | string | null, kind: 'time']
  | readonly [heading: string, value: (item: Item) => number | null, kind: 'money']
)[];

/** One page of a list. @throws AppError `validation_failed` for a cursor of another list */
export async function listPage<Row, Item>(
  { read, count, isSearch = false, cursorOf }: KeysetList<Row>,
  { cursor, limit = DEFAULT_PAGE_SIZE }: Pick<ListQuery, 'cursor' | 'limit'>,
  present: Present<Row, Item>,
): Promise<{ items: Item[]; total: number; isTotalMinimum?: boolean; nextCursor: string | null }> {
  const [found, total] = await Promise.all([read(cursor, limit + 1), count()]);
  const { rows, nextCursor } = page(found, limit, cursorOf);
  const items = await present(rows);
  if (isSearch && total > MAX_LISTED_MATCHES)
    return { items, total: MAX_LISTED_MATCHES, isTotalMinimum: true, nextCursor };
  return { items, total, nextCursor };
}

/**
 * The whole list as a CSV file, made while it is sent.
 * @param timeZone the gallery's
 */
export const listCsv = <Row, Item>(
  columns: CsvColumns<Item>,
  list: Pick<KeysetList<Row>, 'read' | 'cursorOf'>,
  present: Present<Row, Item>,
  timeZone: string,
): AsyncGenerator<string> =>
  csvFile(csvHeadings(columns, timeZone), csvBatches({ columns, timeZone }, list, present));

/** A CSV file of a list that is short enough to be read at once. */
export const shortListCsv = <Item>(
  columns: CsvColumns<Item>,
  read: () => Promise<readonly Item[]>,
  timeZone: string,
): AsyncGenerator<string> =>
  csvFile(
    csvHeadings(columns, timeZone),
    (async function* () {
      yield csvRows({ columns, timeZone }, await read());
    })(),
  );

interface CsvLayout<Item> {
  columns: CsvColumns<Item>;
  timeZone: string;
}

/** `Received (America/Chicago)`. */
const csvHeadings = <Item>(columns: CsvColumns<Item>, timeZone: string): string[] =>
  columns.map(([heading, , kind]) => (kind === 'time' ? `${heading} (${timeZone})` : heading));

const csvRows = <Item>({ columns, timeZone }: CsvLayout<Item>, items: readonly Item[]): CsvValue[][] =>
  items.map((item) =>
    columns.map((column) => {
      if (column[2] === 'time') return localTime(column[1](item), timeZone);
      if (column[2] === 'money') return money(column[1](item));
      return column[1](item);
    }),
  );

const localTime = (at: Date | string | null, timeZone: string): string =>
  at === null || at === '' ? '' : toLocalTime(at, timeZone).replace('T', ' ');

const money = (dollars: number | null): CsvValue => (dollars === null ? null : { dollars });

async function* csvBatches<Row, Item>(
  layout: CsvLayout<Item>,
  { read, cursorOf }: Pick<KeysetList<Row>, 'read' | 'cursorOf'>,
  present: Present<Row, Item>,
): AsyncGenerator<CsvValue[][]> {
  const batches = inBatches<Row>((last, limit) =>
    read(last === null ? undefined : encodeCursor(...cursorOf(last)), limit),
  );
  for await (const rows of batches) yield csvRows(layout, await present(rows));
}
