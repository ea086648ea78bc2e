import { parse } from 'csv-parse/sync';
import { AppError, fieldError, unescapeFormula } from '../../platform';
import { MAX_IMPORT_ROWS } from '../catalog-policy';
import {
  ARTWORK_COLUMNS,
  ID_HEADER,
  PICTURES_HEADER,
  READ_ONLY_COLUMNS,
  type ArtworkColumn,
} from './artwork-columns';

/** One row of a file of artworks, as typed. */
export interface ArtworkCsvRow {
  /** As spreadsheets count, the header being row 1. */
  row: number;
  id: string;
  pictures: string[];
  /** By column; columns that the file lacks are missing. Blank cells are empty strings. */
  cells: ReadonlyMap<ArtworkColumn, string>;
  /** More cells than headers: a cell has shifted. */
  isTooLong: boolean;
}

/** A parsed CSV file of artworks. */
export interface ArtworkCsv {
  rows: ArtworkCsvRow[];
  /** Unknown columns. */
  ignored: string[];
}

/**
 * Reads a CSV file of artworks: UTF-8 with or without a byte order mark, cells between commas or semicolons, columns by
 * their headers as the export writes them, in any order.
 * @throws AppError `validation_failed` at `file`
 */
export function parseArtworkCsv(bytes: Uint8Array): ArtworkCsv {
  const [headers = [], ...records] = parseRecords(decodeText(bytes));
  const columns = headers.map((header) => COLUMN_BY_HEADER.get(normalizeHeader(header)));
  const ignored = headers.filter(
    (header, index) =>
      columns[index] === undefined && header.trim() !== '' && !READ_ONLY_HEADERS.has(normalizeHeader(header)),
  );
  rejectDuplicateColumns(headers);
  if (!columns.some((column) => column !== undefined && (column === ID_HEADER || column === TITLE)))
    rejectFile('The first row has neither a Title nor an ID. Export the inventory to see the columns.');
  if (records.length > MAX_IMPORT_ROWS)
    rejectFile(`The file has more than ${MAX_IMPORT_ROWS} rows. Please split it.`);
  const rows = records.map((record, index) => parseRow(record, index + 2, columns));
  return { rows: rows.filter(({ id, cells }) => id !== '' || [...cells.values()].some(isFilled)), ignored };
}

type KnownColumn = ArtworkColumn | typeof ID_HEADER | typeof PICTURES_HEADER;

const normalizeHeader = (header: string): string => header.trim().toLowerCase();
const isFilled = (text: string): boolean => text !== '';

const COLUMN_BY_HEADER: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>([
  [normalizeHeader(ID_HEADER), ID_HEADER],
  [normalizeHeader(PICTURES_HEADER), PICTURES_HEADER],
  ...ARTWORK_COLUMNS.map((column): [string, KnownColumn] => [normalizeHeader(column.header), column]),
]);
const READ_ONLY_HEADERS = new Set(READ_ONLY_COLUMNS.map(({ header }) => normalizeHeader(header)));
const TITLE = COLUMN_BY_HEADER.get('title');

function parseRow(
  record: readonly string[],
  row: number,
  columns: readonly (KnownColumn | undefined)[],
): ArtworkCsvRow {
  const cells = new Map<ArtworkColumn, string>();
  let id = '';
  let pictures: string[] = [];
  columns.forEach((column, index) => {
    const cell = record[index];
    // A row that ends early leaves the remaining columns alone: only a cell that exists can be blank.
    if (cell === undefined) return;
    const text = unescapeFormula(cell).trim();
    if (column === ID_HEADER) id = text.toLowerCase();
    else if (column === PICTURES_HEADER)
      pictures = text
        .split(/[;\n]/)
        .map((name) => name.trim())
        .filter(isFilled);
    else if (column !== undefined) cells.set(column, text);
  });
  return {
    row,
    id,
    pictures,
    cells,
    isTooLong: record.slice(columns.length).some((text) => text.trim() !== ''),
  };
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // Not skipped: rows are counted as the spreadsheet counts them.
      skip_empty_lines: false,
    });
  } catch (error) {
    const line = isCsvError(error) ? ` around line ${error.lines}` : '';
    return rejectFile(`A quotation mark is missing${line}. Please save the file as CSV again.`);
  }
}

const isCsvError = (error: unknown): error is { lines: number } =>
  typeof error === 'object' && error !== null && 'lines' in error && typeof error.lines === 'number';

/**
 * Spreadsheets in countries with a decimal comma write semicolons. Headers contain neither, so the first line decides.
 */
function delimiterOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** Other formats that programs save as CSV, by their first bytes. */
const OTHER_FORMATS: readonly { begins: readonly number[]; message: string }[] = [
  { begins: [0x50, 0x4b], message: 'This is a workbook, not a CSV file. Please save it as “CSV UTF-8”.' },
  { begins: [0xff, 0xfe], message: 'This file is UTF-16. Please save it as “CSV UTF-8”.' },
  { begins: [0xfe, 0xff], message: 'This file is UTF-16. Please save it as “CSV UTF-8”.' },
];

function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) rejectFile('Please choose a CSV file.');
  for (const { begins, message } of OTHER_FORMATS) {
    if (begins.every((byte, index) => bytes[index] === byte)) rejectFile(message);
  }
  try {
    // Removes the byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? rejectFile('This is not a CSV file.') : text;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return rejectFile(
      'This file is not UTF-8, so accented letters would be lost. Please save it as “CSV UTF-8”.',
    );
  }
}

function rejectDuplicateColumns(headers: readonly string[]): void {
  const named = headers.map(normalizeHeader).filter(isFilled);
  const twice = headers.find((header) => named.filter((each) => each === normalizeHeader(header)).length > 1);
  if (twice !== undefined) rejectFile(`The column ${twice.trim()} appears twice.`);
}

function rejectFile(message: string): never {
  throw fieldError('file', message);
}
