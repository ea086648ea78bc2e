import {
  DEFAULT_EXTRA_EDITION_COUNTS,
  normalizeEditionCountInput,
  extraEditionCountError,
  emptyCustomSize,
  emptySpecialEdition,
  normalizePriceInput,
} from './extra-editions';

test('a special edition starts with 1 print on create, with 3 on edit (A47, G84)', () => {
  expect(emptySpecialEdition('create').editionCount).toBe(1);
  expect(emptySpecialEdition('edit').editionCount).toBe(3);
});

test('a custom size starts with 9 prints, in black, at 0 (A44, A47)', () => {
  expect(emptyCustomSize()).toMatchObject({ editionCount: 9, frameStyle: 'Black', priceCents: 0 });
});

test.each([
  ['4', '4'],
  [' 4 ', '4'],
  ['', '9'],
  ['many', 'many'],
  ['0', '0'],
])('the count %j of a custom size is %j', (text, count) => {
  expect(normalizeEditionCountInput(text, DEFAULT_EXTRA_EDITION_COUNTS.custom)).toBe(count);
});

test.each([
  ['4000', '4000'],
  ['$4,000.50', '4000.50'],
  ['', '0'],
  ['12x', '12x'],
  ['-5', '-5'],
])('the price %j is sent as %j', (text, price) => {
  expect(normalizePriceInput(text)).toBe(price);
});

test('a special or custom edition has 1 to 9 prints (A47)', () => {
  expect([1, 9].map(extraEditionCountError)).toEqual([null, null]);
  expect([0, 10, 2.5].map(extraEditionCountError)).toEqual(
    Array.from({ length: 3 }, () => 'This kind of edition can have 1 to 9 numbers.'),
  );
});
