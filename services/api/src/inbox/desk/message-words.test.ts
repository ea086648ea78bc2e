import { messageWords } from './message-words';

it.each([
  ['the blue hall', '+blue* +hall*'],
  ['Über-wand', '+über* +wand*'],
  ['+(drop) "table" >*', '+drop* +table*'],
  ['to me', null],
  ['%_', null],
])('%j is looked for as %j', (q, words) => {
  expect(messageWords(q)).toBe(words);
});
