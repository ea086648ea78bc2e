import { AppError } from '../errors/app-error';

/** Rows that an export reads at once. */
const BATCH_SIZE = 500;

/**
 * A whole list in batches, each read from where the one before ended: no list is ever whole in memory.
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

/** Where a list goes on, as text for the client: the last row's values of the columns by which the list is sorted. */
export const encodeCursor = (...values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Ids end every cursor: their columns are ASCII and cannot even be compared with other characters. */
const ID_PATTERN = /^[\w-]+$/;

/** The values of a cursor that this list gave out. @throws AppError `validation_failed` for any other text */
export function decodeCursor(cursor: string, length: number): string[] {
  const values = parseCursor(cursor);
  const texts = Array.isArray(values) && values.every(isCursorValue) ? values.map(String) : [];
  if (texts.length === length && ID_PATTERN.test(texts.at(-1) ?? '')) return texts;
  throw new AppError('validation_failed', { fields: { cursor: 'This place in the list is not known.' } });
}

/** The last moment that a column of times holds. */
const MAX_TIME_MS = Date.UTC(9999, 11, 31);

/** A moment as a cursor says it, in ms since 1970. Whatever is none reads as the beginning of time, after which nothing comes. */
export function parseCursorTime(text: string): Date {
  const ms = Number(text);
  // MySQL refuses to compare with a time that no column could hold.
  return new Date(ms >= 0 && ms <= MAX_TIME_MS ? ms : 0);
}

const isCursorValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
