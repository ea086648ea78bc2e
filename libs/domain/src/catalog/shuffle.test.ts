import { shuffleBySeed } from './shuffle';

const artworks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('one seed gives one order, and nothing is lost (G36)', () => {
  const order = shuffleBySeed(artworks, 42);
  expect(shuffleBySeed(artworks, 42)).toEqual(order);
  expect([...order].sort()).toEqual(artworks);
});

test('another seed gives another order', () => {
  expect(shuffleBySeed(artworks, 1)).not.toEqual(shuffleBySeed(artworks, 2));
});

test('what is already hung stays in relative order when a work leaves the end of the list', () => {
  const all = shuffleBySeed(artworks, 7);
  expect(shuffleBySeed(artworks.slice(0, 7), 7)).toEqual(all.filter((artwork) => artwork !== 'h'));
});
