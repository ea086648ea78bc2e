import { toMetaDescription } from './meta-descriptions';

test.each([
  ['A short one.', 'A short one.'],
  ['Two\n\n  paragraphs.', 'Two paragraphs.'],
])('%j is kept whole', (text, summary) => {
  expect(toMetaDescription(text)).toBe(summary);
});

test('a long text ends after a whole word, without the punctuation after it', () => {
  expect(toMetaDescription(`${'x'.repeat(150)}, and more than fits`)).toBe(`${'x'.repeat(150)}…`);
});

test('a text without spaces is cut at the limit', () => {
  expect(toMetaDescription('x'.repeat(300))).toBe(`${'x'.repeat(154)}…`);
});
