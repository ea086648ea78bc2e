import { usStateOf } from './us-states';

test.each([
  ['TX', 'TX'],
  ['tx ', 'TX'],
  ['Texas', 'TX'],
  ['TEXAS.', 'TX'],
  ['T.X.', 'TX'],
  ['new  york', 'NY'],
  ['D.C.', 'DC'],
  ['Tex.', null],
  ['\u0422\u0425', 'TX'], // Cyrillic letters that look the same
  ['\u03A4\u03A7', 'TX'], // Greek ones
  ['Bavaria', null],
  ['', null],
])('the state %j is %j (R4)', (text, code) => {
  expect(usStateOf(text)).toBe(code);
});
