import { formatDimensions, framedDimensionsOf } from './framed-dimensions';

const LANDSCAPE = 3 / 2;
const SQUARE = 1;

test('a framed print has a profile of one inch and mat for the rest of its frame', () => {
  expect(framedDimensionsOf('30x20', '42x32', LANDSCAPE)).toEqual({
    outer: { width: 42, height: 32 },
    opening: { width: 40, height: 30 },
    print: { width: 30, height: 20 },
    picture: { width: 30, height: 20 },
  });
});

test('a frame two inches larger than its print is profile alone', () => {
  expect(framedDimensionsOf('20x20', '22x22', SQUARE)?.opening).toEqual({ width: 20, height: 20 });
});

test('an unframed print hangs by itself', () => {
  expect(framedDimensionsOf('7x7', null, SQUARE)).toMatchObject({
    outer: { width: 7, height: 7 },
    opening: null,
  });
});

test('an upright picture turns its sheet and its frame', () => {
  const hanging = framedDimensionsOf('30x20', '42x32', 2 / 3);
  expect(hanging?.outer).toEqual({ width: 32, height: 42 });
  expect(hanging?.print).toEqual({ width: 20, height: 30 });
});

test('the frame of a mini lies as its print does, whichever way it is written', () => {
  expect(framedDimensionsOf('7x5', '8x10', LANDSCAPE)?.outer).toEqual({ width: 10, height: 8 });
});

test('a picture of another ratio leaves paper at two edges and loses nothing', () => {
  expect(framedDimensionsOf('8.5x11', null, 2)?.picture).toEqual({ width: 11, height: 5.5 });
  expect(framedDimensionsOf('20x20', null, 2 / 3)?.picture.height).toBe(20);
});

test('a size that cannot be read does not hang; a frame that cannot be read is left out', () => {
  expect(framedDimensionsOf('large', null, SQUARE)).toBeNull();
  expect(framedDimensionsOf('20x20', 'wide', SQUARE)?.outer).toEqual({ width: 20, height: 20 });
});

test('sizes are told in inches and centimetres', () => {
  expect(formatDimensions({ width: 32.5, height: 32.5 })).toBe('32.5 × 32.5 in (83 × 83 cm)');
});
