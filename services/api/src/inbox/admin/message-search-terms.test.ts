import { messageSearchTerms, SAMPLE_SIZE } from './message-search-terms';

it.each([
  ['the blue hall', '+blue* +hall*', ['the']],
  ['Über-wand', '+über* +wand*', []],
  ['+(drop) "table" >*', '+table* +drop*', []],
  ['ada_b@example.com', '+example* +ada_b*', ['com']],
  ['I would like to know about Shallows', '+shallows* +would* +like*', ['i', 'to', 'know', 'about']],
  ['an x-ray, 2 m wide', '+wide* +ray*', ['an', 'x', '2', 'm']],
  ['to me', null, ['to me']],
  ['No. 7', null, ['No. 7']],
  ['額装について', null, ['額装について']],
  ['%_', null, ['%_']],
])('%j searches for %j and %j', (q, match, parts) => {
  expect(messageSearchTerms(q, [])).toEqual({ match, parts, areCommon: false });
});

describe('words in half of the latest messages', () => {
  const said = (often: number, text: string) =>
    Array.from({ length: SAMPLE_SIZE }, (_, place) => (place < often ? text : 'Good evening.'));

  it.each([
    ['like to know shallows', '+shallows*', ['like', 'to', 'know'], false],
    ['I would like', null, ['i', 'would', 'like'], true],
    // Matching the start of a word is not matching it: the word for this moment is rare.
    ['now', '+now*', [], false],
    ['kno', null, ['kno'], true],
  ])('are searched in the text, not in the index: %j as %j and %j', (q, match, parts, areCommon) => {
    const latest = said(SAMPLE_SIZE / 2, 'Would I like to know?');
    expect(messageSearchTerms(q, latest)).toEqual({ match, parts, areCommon });
  });

  it('do not exist if fewer messages have them, or there are few messages', () => {
    const terms = { match: '+know*', parts: [], areCommon: false };
    expect(messageSearchTerms('know', said(SAMPLE_SIZE / 2 - 1, 'To know.'))).toEqual(terms);
    expect(messageSearchTerms('know', said(SAMPLE_SIZE, 'To know.').slice(1))).toEqual(terms);
  });
});
