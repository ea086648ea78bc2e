import { stringsInJson, stringsInSource } from './extract-strings.mjs';

/** @param {string} source */
const texts = (source) => stringsInSource('page.tsx', source).map(({ text }) => text);

test('a sentence is read whole, with what it puts in marked', () => {
  expect(texts('const a = <p>Only {count} of <b>this print</b> are left.</p>;')).toEqual([
    'Only {…} of ‹this print› are left.',
  ]);
  expect(texts('const a = `You would receive number ${n} of ${total}`;')).toEqual([
    'You would receive number {…} of {…}',
  ]);
});

test('labels, hints and what a screen reader says are read, ids and classes are not', () => {
  const field = '<Field id="The field" className="wide dark" label="Full name" aria-label="Your name" />';
  expect(texts(`const a = ${field};`)).toEqual(['Full name', 'Your name']);
});

test('logs, queries, keys and internal errors are not read', () => {
  expect(
    texts(`
      import { a } from './some words';
      this.logger.warn('The socket was lost.');
      prints.where('print.sold = 1 and more').getMany();
      if (name === 'The name') throw new Error('No state for this.');
    `),
  ).toEqual([]);
});

test('what an array of words is joined by does not hide the words', () => {
  expect(texts("const a = ['Edition of nine', 'Two sold'].join(', ');")).toEqual([
    'Edition of nine',
    'Two sold',
  ]);
});

test('of a decorator only the message of a validation is read', () => {
  expect(
    texts(
      "class A { @ApiProperty({ description: 'For machines only' }) @IsEmail({ message: 'Enter an email' }) a; }",
    ),
  ).toEqual(['Enter an email']);
});

test('the texts of a JSON file are read, its paths are not', () => {
  expect(stringsInJson('{ "title": "Last look before closing", "file": "live/01-first.jpg" }')).toEqual([
    { line: 0, text: 'Last look before closing' },
  ]);
});
