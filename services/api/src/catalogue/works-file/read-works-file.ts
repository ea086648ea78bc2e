import { parse } from 'csv-parse/sync';
import { AppError, unguarded } from '../../platform';
import { ID_HEADER, PICTURES_HEADER, TOLD_COLUMNS, WORK_COLUMNS, type WorkColumn } from './work-columns';

export const MAX_FILE_BYTES = 10_000_000;
export const MOST_ROWS = 10_000;

/** One row of a file of works, as somebody typed it. */
export interface FileRow {
  /** As spreadsheets count, the header being row 1. */
  row: number;
  id: string;
  pictures: string[];
  /** By column; a column that the file has not is not there. Blank cells are empty texts. */
  cells: ReadonlyMap<WorkColumn, string>;
  /** More cells than there are headers: something slipped. */
  isTooLong: boolean;
}

/** A file of works as it was read. */
export interface WorksFile {
  rows: FileRow[];
  /** Columns that the gallery does not know. */
  ignored: string[];
}

/**
 * Reads a CSV file of works: UTF-8 with or without a byte order mark, cells between commas or semicolons, columns by
 * their headers as the export writes them, in any order.
 * @throws AppError `validation_failed` at `file`
 */
export function readWorksFile(bytes: Uint8Array): WorksFile {
  const [headers = [], ...records] = recordsOf(textOf(bytes));
  const columns = headers.map((header) => COLUMN_BY_HEADER.get(plain(header)));
  const ignored = headers.filter(
    (header, index) => columns[index] === undefined && header.trim() !== '' && !TOLD.has(plain(header)),
  );
  refuseTwice(headers);
  if (!columns.some((column) => column !== undefined && (column === ID_HEADER || column === TITLE)))
    refuse('The first row names neither a Title nor an ID. Export the inventory to see the columns.');
  if (records.length > MOST_ROWS) refuse(`The file has more than ${MOST_ROWS} rows. Please divide it.`);
  const rows = records.map((record, index) => rowOf(record, index + 2, columns));
  return { rows: rows.filter(({ id, cells }) => id !== '' || [...cells.values()].some(isFilled)), ignored };
}

type Known = WorkColumn | typeof ID_HEADER | typeof PICTURES_HEADER;

const plain = (header: string): string => header.trim().toLowerCase();
const isFilled = (text: string): boolean => text !== '';

const COLUMN_BY_HEADER: ReadonlyMap<string, Known> = new Map<string, Known>([
  [plain(ID_HEADER), ID_HEADER],
  [plain(PICTURES_HEADER), PICTURES_HEADER],
  ...WORK_COLUMNS.map((column): [string, Known] => [plain(column.header), column]),
]);
const TOLD = new Set(TOLD_COLUMNS.map(({ header }) => plain(header)));
const TITLE = COLUMN_BY_HEADER.get('title');

function rowOf(record: readonly string[], row: number, columns: readonly (Known | undefined)[]): FileRow {
  const cells = new Map<WorkColumn, string>();
  let id = '';
  let pictures: string[] = [];
  columns.forEach((column, index) => {
    const cell = record[index];
    // A row that ends early says nothing of the columns behind its end: only a cell that is there can be blank.
    if (cell === undefined) return;
    const text = unguarded(cell).trim();
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

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // Not skipped: rows are counted as the spreadsheet counts them.
      skip_empty_lines: false,
    });
  } catch (error) {
    const line = isCsvFault(error) ? ` around line ${error.lines}` : '';
    return refuse(`A quotation mark is missing${line}. Please save the file as CSV again.`);
  }
}

const isCsvFault = (error: unknown): error is { lines: number } =>
  typeof error === 'object' && error !== null && 'lines' in error && typeof error.lines === 'number';

/** Spreadsheets of countries with a decimal comma write semicolons. Headers hold neither sign, so that the first line tells. */
function delimiterOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** What other programs save under the same word, by how it begins. */
const OTHERS: readonly { begins: readonly number[]; sentence: string }[] = [
  { begins: [0x50, 0x4b], sentence: 'This is a workbook, not a CSV file. Please save it as “CSV UTF-8”.' },
  { begins: [0xff, 0xfe], sentence: 'This file is UTF-16. Please save it as “CSV UTF-8”.' },
  { begins: [0xfe, 0xff], sentence: 'This file is UTF-16. Please save it as “CSV UTF-8”.' },
];

function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) refuse('Please choose a CSV file.');
  for (const { begins, sentence } of OTHERS) {
    if (begins.every((byte, index) => bytes[index] === byte)) refuse(sentence);
  }
  try {
    // Takes the byte order mark off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? refuse('This is not a CSV file.') : text;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuse(
      'This file is not UTF-8, so that letters with accents would be lost. Please save it as “CSV UTF-8”.',
    );
  }
}

function refuseTwice(headers: readonly string[]): void {
  const named = headers.map(plain).filter(isFilled);
  const twice = headers.find((header) => named.filter((each) => each === plain(header)).length > 1);
  if (twice !== undefined) refuse(`The column ${twice.trim()} is there twice.`);
}

function refuse(sentence: string): never {
  throw new AppError('validation_failed', { fields: { file: sentence } });
}
