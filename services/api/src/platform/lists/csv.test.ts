import { csvRow, unescapeFormula } from './csv';

test('cells with commas, quotes and line breaks are quoted (RFC 4180)', () => {
  expect(csvRow(['Four Errands, One Sun', 'the "large" one', 'two\nlines', 5, null])).toBe(
    '"Four Errands, One Sun","the ""large"" one","two\nlines",5,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('%j cannot run as a formula', (text) => {
  expect(csvRow([text])).toBe(`'${text}\r\n`);
});

test('a negative number stays a number', () => {
  expect(csvRow([-5])).toBe('-5\r\n');
});

test.each(['=1+1', "'=1+1", "''-", "it's", '- not a list', 'plain'])('%j comes back as it was', (text) => {
  expect(unescapeFormula(csvRow([text]).trimEnd())).toBe(text);
});
