import { csvRow, unescapeFormula } from './csv';

test('quotes cells with commas, quotes and line breaks (RFC 4180)', () => {
  expect(csvRow(['Four Errands, One Sun', 'the "large" one', 'two\nlines', 5, null])).toBe(
    '"Four Errands, One Sun","the ""large"" one","two\nlines",5,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum'])('%j cannot run as a formula', (text) => {
  expect(csvRow([text])).toBe(`'${text}\r\n`);
});

test('a cell after a tab cannot run as a formula either', () => {
  expect(csvRow(['\t=1+1'])).toBe('"\'\t=1+1"\r\n');
});

test.each(['Ada;=1+1', 'Ada\t=1+1'])(
  '%j stays one cell in spreadsheets that split at semicolons or tabs',
  (text) => {
    expect(csvRow([text, 'x'])).toBe(`"${text}",x\r\n`);
  },
);

test('a negative number stays a number, and an amount has cents', () => {
  expect(csvRow([-5])).toBe('-5\r\n');
  expect(csvRow([{ dollars: 5_000 }, { dollars: -0.5 }, { dollars: 1.005 * 100 }])).toBe(
    '5000.00,-0.50,100.50\r\n',
  );
});

test.each(['=1+1', "'=1+1", "''-", "it's", '- not a list', 'plain'])('%j is read back as it was', (text) => {
  expect(unescapeFormula(csvRow([text]).trimEnd())).toBe(text);
});
