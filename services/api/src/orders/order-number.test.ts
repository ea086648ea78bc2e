import { isOrderNumberPart, generateOrderNumber, parseOrderNumber } from './order-number';

test('a generated number is parsed', () => {
  const number = generateOrderNumber('tfgallery');
  expect(parseOrderNumber(number)).toBe(number);
});

test.each([
  ['in lower case', 'tf-7k3m-q9xd'],
  ['without dashes', 'TF7K3MQ9XD'],
  ['with spaces', ' TF 7K3M Q9XD '],
  ['with the dashes of a word processor', 'TF–7K3M—Q9XD'],
])('a number is known %s', (_how, typed) => {
  expect(parseOrderNumber(typed)).toBe('TF-7K3M-Q9XD');
});

test('letters that look like digits are read as digits', () => {
  expect(parseOrderNumber('OL-oi1l-O0OO')).toBe('OL-0111-0000');
});

test.each(['', '7K3M-Q9XD', 'TF-7K3M-Q9XD-1', 'TF-7K3M-Q9Xé'])('%j is not an order number', (typed) => {
  expect(parseOrderNumber(typed)).toBeNull();
});

test.each(['TF', 'il', 'OL-7K', '-Q9X', '3m-q9', 'TF-7K3M-Q9XD'])(
  '%j can be part of an order number',
  (text) => {
    expect(isOrderNumberPart(text)).toBe(true);
  },
);

test.each(['Elena', 'Bloom', 'Night', '7K3M-Q9XD-04TBZ', 'Ada Byron', 'é'])(
  '%j cannot be part of an order number',
  (text) => {
    expect(isOrderNumberPart(text)).toBe(false);
  },
);
