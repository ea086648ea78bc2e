import { nextSlide, initialSlideshow } from './slideshow';

/** Runs the slideshow over these photos, newest first. */
function shown(turns: number, seqs: readonly number[], from = initialSlideshow) {
  let show = from;
  const order = Array.from({ length: turns }, () => {
    show = nextSlide(show, seqs);
    return show.current;
  });
  return { order, show };
}

test('begins with the newest, goes through all and begins again', () => {
  expect(shown(5, [3, 2, 1]).order).toEqual([3, 2, 1, 3, 2]);
});

test('shows arrivals next, in their order, and goes on where it was', () => {
  const { show } = shown(2, [3, 2, 1]);
  expect(shown(4, [5, 4, 3, 2, 1], show).order).toEqual([4, 5, 1, 5]);
});

test('does not let a card full of arrivals keep the newest waiting', () => {
  const { show } = shown(1, [1]);
  const many = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(shown(12, many, show).order.at(-1)).toBe(200);
});

test('an evening of thousands of turns keeps three numbers, and shows every photograph as often', () => {
  const seqs = Array.from({ length: 300 }, (_, index) => 300 - index);
  const { order, show } = shown(9_000, seqs);
  expect(Object.keys(show)).toHaveLength(3);
  const times = new Map<number, number>();
  for (const seq of order) times.set(seq, (times.get(seq) ?? 0) + 1);
  expect(new Set(times.values())).toEqual(new Set([30]));
});

test('passes over what was withdrawn', () => {
  const { show } = shown(2, [3, 2, 1]);
  expect(shown(1, [3], show).order).toEqual([3]);
});

test('an empty event shows nothing', () => {
  expect(nextSlide({ current: 4, round: 4, seen: 4 }, [])).toEqual(initialSlideshow);
});
