import { stringsInJson, stringsInSource } from './extract-strings.mjs';

/** @param {string} source */
const texts = (source) => stringsInSource('page.tsx', source).map(({ text }) => text);

test('reads a sentence whole, with its placeholders marked', () => {
  expect(texts('const a = <p>Only {count} of <b>this print</b> are left.</p>;')).toEqual([
    'Only {…} of ‹this print› are left.',
  ]);
  expect(texts('const a = `You would receive number ${n} of ${total}`;')).toEqual([
    'You would receive number {…} of {…}',
  ]);
});

test('reads labels, hints and accessible names, but not ids and classes', () => {
  const field = '<Field id="The field" className="wide dark" label="Full name" aria-label="Your name" />';
  expect(texts(`const a = ${field};`)).toEqual(['Full name', 'Your name']);
});

test('skips logs, queries, keys and internal errors', () => {
  expect(
    texts(`
      import { a } from './some words';
      this.logger.warn('The socket was lost.');
      prints.where('print.sold = 1 and more').getMany();
      if (name === 'The name') throw new Error('No state for this.');
    `),
  ).toEqual([]);
});

test('finds the words of an array whatever they are joined by', () => {
  expect(texts("const a = ['Edition of nine', 'Two sold'].join(', ');")).toEqual([
    'Edition of nine',
    'Two sold',
  ]);
});

test('reads only the message of a validation decorator', () => {
  expect(
    texts(
      "class A { @ApiProperty({ description: 'For machines only' }) @IsEmail({ message: 'Enter an email' }) a; }",
    ),
  ).toEqual(['Enter an email']);
});

test('reads the texts of a JSON file, but not its paths', () => {
  expect(stringsInJson('{ "title": "Last look before closing", "file": "live/01-first.jpg" }')).toEqual([
    { line: 0, text: 'Last look before closing' },
  ]);
});
