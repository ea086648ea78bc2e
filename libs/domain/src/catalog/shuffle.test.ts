import { shuffleBySeed } from './shuffle';

const works = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('one seed gives one order, and nothing is lost (G36)', () => {
  const order = shuffleBySeed(works, 42);
  expect(shuffleBySeed(works, 42)).toEqual(order);
  expect([...order].sort()).toEqual(works);
});

test('another seed gives another order', () => {
  expect(shuffleBySeed(works, 1)).not.toEqual(shuffleBySeed(works, 2));
});

test('what is already hung stays in relative order when a work leaves the end of the list', () => {
  const all = shuffleBySeed(works, 7);
  expect(shuffleBySeed(works.slice(0, 7), 7)).toEqual(all.filter((work) => work !== 'h'));
});
