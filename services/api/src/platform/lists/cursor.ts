import { AppError } from '../errors/app-error';

/** Where a list goes on, as text for the client: the last row's values of the columns by which the list is sorted. */
export const cursorAfter = (...values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Ids end every cursor: their columns are ASCII and cannot even be compared with other characters. */
const ID = /^[\w-]+$/;

/** The values of a cursor that this list gave out. @throws AppError `validation_failed` for any other text */
export function readCursor(cursor: string, length: number): string[] {
  const values = parsed(cursor);
  const texts = Array.isArray(values) && values.every(isWritten) ? values.map(String) : [];
  if (texts.length === length && ID.test(texts.at(-1) ?? '')) return texts;
  throw new AppError('validation_failed', { fields: { cursor: 'This place in the list is not known.' } });
}

const isWritten = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
