import { pointInPicture } from './point-in-picture';

const room = { left: 0, top: 100, width: 1_000, height: 500 };

it.each([
  ['the middle of the room', { x: 500, y: 350 }, { x: 0.5, y: 0.5 }],
  ['the left edge of the fitted picture', { x: 250, y: 350 }, { x: 0, y: 0.5 }],
  ['beside the picture', { x: 10, y: 600 }, { x: 0, y: 1 }],
])('finds %s in a square picture', (_, at, expected) => {
  expect(pointInPicture(room, 1, at)).toEqual(expected);
});

it('finds the point in a picture wider than its space', () => {
  expect(pointInPicture(room, 4, { x: 750, y: 225 })).toEqual({ x: 0.75, y: 0 });
});
