import {
  clampToView,
  measureWall,
  hangingPoint,
  minViewingDistanceFeet,
  placeOnWall,
  visualAngle,
  visibleWallFrom,
  VIEW_ASPECT_RATIO,
} from './wall-view';

const framed = { width: 42, height: 32 };

test('from 12 feet, 16 feet of wall and a little floor are visible', () => {
  expect(visibleWallFrom(12)).toEqual({ width: 192, height: 128, bottom: -7 });
});

test('from twice as far everything is half the size', () => {
  expect(visibleWallFrom(20).width).toBe(2 * visibleWallFrom(10).width);
});

test('from far away the floor takes at most a tenth of the view', () => {
  const { height, bottom } = visibleWallFrom(18);
  expect(height).toBeCloseTo(192);
  expect(bottom).toBeCloseTo(-19.2);
});

test('from 6 feet the view is centered at 57 inches', () => {
  expect(visibleWallFrom(6)).toEqual({ width: 96, height: 64, bottom: 25 });
});

test.each([
  ['a mini', { width: 7, height: 5 }, 3],
  ['42 × 32', framed, 4],
  ['74.5 × 54.5', { width: 74.5, height: 54.5 }, 7],
])('%s is visible whole from %j at %i feet', (_, outer, feet) => {
  expect(minViewingDistanceFeet(outer)).toBe(feet);
  const wall = visibleWallFrom(feet);
  expect(wall.width).toBeGreaterThan(outer.width);
  expect(wall.height).toBeGreaterThan(outer.height);
});

test('an inch has the same size in both directions, whatever hangs', () => {
  const { width, height } = placeOnWall(framed, { x: 0, y: 57 }, visibleWallFrom(12));
  // Percentages of the view's width and height; the view is VIEW_ASPECT_RATIO wide for 1 high.
  expect((width * VIEW_ASPECT_RATIO) / height).toBeCloseTo(42 / 32);
  expect(width).toBeCloseTo((42 / 192) * 100);
});

test('an artwork centered at 57 inches is shown there', () => {
  // View from -7 to 121 inches above the floor, 192 wide: left (192 - 48) / 2 = 72, top 121 - (57 + 16) = 48.
  const place = placeOnWall({ width: 48, height: 32 }, { x: 0, y: 57 }, visibleWallFrom(12));
  expect(place).toEqual({ left: 37.5, top: 37.5, width: 25, height: 25 });
});

test('an inch to the right is an inch of the view', () => {
  const left = (x: number) => placeOnWall(framed, { x, y: 57 }, visibleWallFrom(12)).left;
  expect(left(19.2) - left(0)).toBeCloseTo(10);
});

test('something twice as wide as its distance has a viewing angle of 90 degrees', () => {
  expect(visualAngle(240, 10)).toBeCloseTo(90);
});

test('an artwork stays whole in view', () => {
  // Half of the rest: (192 - 42) / 2 = 75 sideways, (128 - 32) / 2 = 48 about the center at 57.
  const wall = visibleWallFrom(12);
  expect(clampToView({ x: 500, y: 500 }, framed, wall)).toEqual({ x: 75, y: 105 });
  expect(clampToView({ x: -500, y: -500 }, framed, wall)).toEqual({ x: -75, y: 9 });
  expect(clampToView({ x: 3, y: 60 }, framed, wall)).toEqual({ x: 3, y: 60 });
});

test('an artwork larger than the view stays centered', () => {
  expect(clampToView({ x: 9, y: 9 }, { width: 500, height: 500 }, visibleWallFrom(12))).toEqual({
    x: 0,
    y: 57,
  });
});

describe('a photographed wall', () => {
  test('a door of 80 inches, half as high as the photo, makes the photo 160 inches high', () => {
    const ends = [
      { x: 0.2, y: 0.4 },
      { x: 0.2, y: 0.9 },
    ] as const;
    expect(measureWall(ends, 80, 4 / 3)).toEqual({
      width: expect.closeTo(213.33, 1),
      height: expect.closeTo(160),
    });
  });

  test('a slanted line counts by its true length', () => {
    // Square photo: 0.3 across and 0.4 down are 0.5 of its width.
    const ends = [
      { x: 0.1, y: 0.1 },
      { x: 0.4, y: 0.5 },
    ] as const;
    expect(measureWall(ends, 50, 1).width).toBeCloseTo(100);
  });

  test('two ends at one point still measure something', () => {
    const ends = [
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ] as const;
    expect(measureWall(ends, 10, 1).width).toBe(1_000);
  });
});

test('an artwork hangs at 57 inches, a large one eight inches above the sofa', () => {
  expect(hangingPoint({ width: 42, height: 32 }, 32)).toEqual({ x: 0, y: 57 });
  // 32 in of sofa, 8 in of wall, half of 52 in of work.
  expect(hangingPoint({ width: 74, height: 52 }, 32)).toEqual({ x: 0, y: 66 });
});
