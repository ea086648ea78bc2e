import { AppError, csvRow } from '../../platform';
import { dollarAmount, inches, oneOf, plainText, tags, wholeNumber, yesOrNo } from './artwork-cell-parsers';
import { parseArtworkCsv } from './artwork-csv-parser';

const rowsOf = (text: string | Uint8Array) => parseArtworkCsv(Buffer.from(text)).rows;
const cellsOf = (text: string | Uint8Array) =>
  rowsOf(text).map(({ row, cells }) => [
    row,
    Object.fromEntries([...cells].map(([{ header }, cell]) => [header, cell])),
  ]);

function faultOf(text: string | Uint8Array): string | undefined {
  try {
    parseArtworkCsv(Buffer.from(text));
  } catch (error) {
    if (error instanceof AppError) return error.fields?.['file'];
    throw error;
  }
  return undefined;
}

const EXPECTED = [[2, { Title: 'Night Bloom; at last', Series: 'FLORALS' }]];

test.each([
  ['commas', 'Title,Series\r\n"Night Bloom; at last",FLORALS\r\n'],
  ['semicolons', 'Title;Series\n"Night Bloom; at last";FLORALS\n'],
  ['a byte order mark', '\u{FEFF}Title,Series\nNight Bloom; at last,FLORALS'],
  ['headers in another order and other capitals', 'SERIES, title \nFLORALS,Night Bloom; at last'],
])('reads %s', (_what, text) => {
  expect(cellsOf(text)).toEqual(EXPECTED);
});

test('counts rows as a spreadsheet does, across line breaks in cells and empty rows', () => {
  expect(rowsOf('Title,Notes\nOne,"a\nb"\n,\nTwo,\n').map(({ row }) => row)).toEqual([2, 4]);
});

test('a row that ends early leaves the columns after it unchanged', () => {
  expect(cellsOf('Title,Notes,Tags\nOne,\n')).toEqual([[2, { Title: 'One', Notes: '' }]]);
});

test('removes the apostrophe that an export puts before what looks like a formula', () => {
  expect(cellsOf(`Title\n${csvRow(['=Still'])}`)).toEqual([[2, { Title: '=Still' }]]);
});

test('names unknown columns', () => {
  expect(parseArtworkCsv(Buffer.from('Title,Prize,Sold\nOne,1,2')).ignored).toEqual(['Prize']);
});

test.each([
  ['an empty file', '', 'Please choose a CSV file.'],
  ['a workbook', 'PK\u{3}\u{4}', 'This is a workbook, not a CSV file. Please save it as “CSV UTF-8”.'],
  ['UTF-16', Buffer.from('\u{FEFF}Title', 'utf16le'), 'This file is UTF-16. Please save it as “CSV UTF-8”.'],
  ['bytes', 'Title\n\0', 'This is not a CSV file.'],
  [
    'another encoding',
    Buffer.from('Title\nCafé', 'latin1'),
    'This file is not UTF-8, so accented letters would be lost. Please save it as “CSV UTF-8”.',
  ],
  [
    'no known column',
    'Name\nOne',
    'The first row has neither a Title nor an ID. Export the inventory to see the columns.',
  ],
  ['a column twice', 'Title,title\nOne,Two', 'The column Title appears twice.'],
  [
    'an open quotation mark',
    'Title\n"One',
    'A quotation mark is missing around line 2. Please save the file as CSV again.',
  ],
  [
    'too many rows',
    `Title\n${'One\n'.repeat(10_001)}`,
    'The file has more than 10000 rows. Please split it.',
  ],
])('rejects %s', (_what, text, sentence) => {
  expect(faultOf(text)).toBe(sentence);
});

test.each([
  [dollarAmount, '$4,000.00', '4000'],
  [dollarAmount, '1,234,567.5', '1234567.5'],
  [dollarAmount, '4.000,00', null],
  [dollarAmount, '-1', null],
  [wholeNumber, '0012', '12'],
  [wholeNumber, '1.5', null],
  [yesOrNo, 'TRUE', 'yes'],
  [yesOrNo, 'No', 'no'],
  [yesOrNo, 'perhaps', null],
  [yesOrNo, 'constructor', null],
  [tags, ' new,new , limited,', 'new, limited'],
  [inches, '30 × 20 in', '30x20'],
  [inches, 'large', null],
  [oneOf(['live', 'hidden']), 'HIDDEN', 'hidden'],
  [oneOf(['live', 'hidden']), 'gone', null],
  [plainText, ' one\r\ntwo ', 'one\ntwo'],
])('%# reads %j', (reader, text, expected) => {
  expect(reader.parse(text)).toBe(expected);
});
