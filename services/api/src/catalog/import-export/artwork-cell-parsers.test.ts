import { dollarAmount, inches, oneOf, tags, wholeNumber, plainText, yesOrNo } from './artwork-cell-parsers';

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
