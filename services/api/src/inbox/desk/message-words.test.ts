import { messageWords } from './message-words';

it.each([
  ['the blue hall', '+blue* +hall* +the*', []],
  ['Über-wand', '+über* +wand*', []],
  ['+(drop) "table" >*', '+table* +drop*', []],
  ['ada_b@example.com', '+example* +ada_b* +com*', []],
  ['I would like to know about Shallows', '+shallows* +would* +about*', ['i', 'like', 'to', 'know']],
  ['an x-ray, 2 m wide', '+wide* +ray*', ['an', 'x', '2', 'm']],
  ['to me', null, ['to me']],
  ['No. 7', null, ['No. 7']],
  ['額装について', null, ['額装について']],
  ['%_', null, ['%_']],
])('%j is looked for as %j and %j', (q, match, parts) => {
  expect(messageWords(q)).toEqual({ match, parts });
});
