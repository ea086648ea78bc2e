import {
  EXTRA_COUNT,
  extraCount,
  extraCountFault,
  newCustomSize,
  newSpecialEdition,
  priceField,
} from './form-extras';

test('a special edition begins with 1 number when a work is created, with 3 when it is edited (A47, G84)', () => {
  expect(newSpecialEdition('create').editionCount).toBe(1);
  expect(newSpecialEdition('edit').editionCount).toBe(3);
});

test('a custom size begins with 9 numbers, in black, at 0 (A44, A47)', () => {
  expect(newCustomSize()).toMatchObject({ editionCount: 9, frameStyle: 'Black', priceCents: 0 });
});

test.each([
  ['4', '4'],
  [' 4 ', '4'],
  ['', '9'],
  ['many', 'many'],
  ['0', '0'],
])('the count %j of a custom size is %j', (text, count) => {
  expect(extraCount(text, EXTRA_COUNT.custom)).toBe(count);
});

test.each([
  ['4000', '4000'],
  ['$4,000.50', '4000.50'],
  ['', '0'],
  ['12x', '12x'],
  ['-5', '-5'],
])('the price %j is sent as %j', (text, price) => {
  expect(priceField(text)).toBe(price);
});

test('a special or custom edition has from 1 to 9 numbers (A47)', () => {
  expect([1, 9].map(extraCountFault)).toEqual([null, null]);
  expect([0, 10, 2.5].map(extraCountFault)).toEqual(
    Array.from({ length: 3 }, () => 'An edition of this kind has from 1 to 9 numbers.'),
  );
});
