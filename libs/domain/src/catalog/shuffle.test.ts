import { shuffleBySeed } from './shuffle';

const artworks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('one seed gives one order, without losing anything (G36)', () => {
  const order = shuffleBySeed(artworks, 42);
  expect(shuffleBySeed(artworks, 42)).toEqual(order);
  expect([...order].sort()).toEqual(artworks);
});

test('another seed gives another order', () => {
  expect(shuffleBySeed(artworks, 1)).not.toEqual(shuffleBySeed(artworks, 2));
});

test('remaining artworks keep their relative order when one leaves', () => {
  const all = shuffleBySeed(artworks, 7);
  expect(shuffleBySeed(artworks.slice(0, 7), 7)).toEqual(all.filter((artwork) => artwork !== 'h'));
});
