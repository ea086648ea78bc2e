import { orderLineDetails } from './order-line-details';

test.each([
  ['20x20', '32.5x32.5', 'Black Frame', '20 × 20 in, framed 32.5 × 32.5 in, Black Frame'],
  ['7x5', null, 'Unframed', '5 × 7 in, Unframed'],
  ['', null, 'Unframed', ''],
])('a line of size %j in %j', (size, frameSize, frameType, text) =>
  expect(orderLineDetails({ size, frameSize, frameType })).toBe(text),
);
