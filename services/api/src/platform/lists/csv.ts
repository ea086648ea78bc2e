import { Readable } from 'node:stream';
import { applyDecorators, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const CSV = 'text/csv';

/** A route that answers with a list as a file: `csvDownload`. */
export const GetCsv = (path = ''): MethodDecorator =>
  applyDecorators(
    Get(path),
    Header('cache-control', 'no-store'),
    ApiProduces(CSV),
    ApiOkResponse({ schema: { type: 'string' } }),
  );

/** A file that is made while it is sent, under the name by which a browser saves it. */
export const csvDownload = (fileName: string, rows: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(rows), {
    type: `${CSV}; charset=utf-8`,
    disposition: `attachment; filename="${fileName}"`,
  });

/** An amount, which has two decimals. */
interface CsvMoney {
  dollars: number;
}

/** What a spreadsheet may show in a cell. */
export type CsvValue = string | number | boolean | CsvMoney | null;

/** Spreadsheets read such a cell as a formula. One with leading apostrophes gets one more, removed on the way back. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** One row of a CSV file (RFC 4180). An apostrophe keeps text that looks like a formula from being one. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** A cell's text as it was before `csvRow` kept it from being a formula. */
export const unescapeFormula = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

/**
 * A CSV file, made while it is sent: no list is ever whole in memory.
 * @param batches rows as they come from the database
 */
export async function* csvFile(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns);
  for await (const rows of batches) yield rows.map(csvRow).join('');
}

/**
 * The same file, whose rows below the headings are counted while it is sent.
 * @param done is told the count once, before the file ends or when its reader has gone
 */
export async function* countCsvRows(
  file: AsyncIterable<Buffer | string>,
  done: (rows: number) => Promise<void>,
): AsyncGenerator<Buffer | string> {
  let lines = 0;
  let isQuoted = false;
  try {
    for await (const chunk of file) {
      for (const character of String(chunk))
        if (character === '"') isQuoted = !isQuoted;
        else if (character === '\n' && !isQuoted) lines += 1;
      yield chunk;
    }
  } finally {
    await done(Math.max(0, lines - 1));
  }
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return value.dollars.toFixed(2);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  // Spreadsheets of many countries split at semicolons, and pasted text is split at tabs.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
