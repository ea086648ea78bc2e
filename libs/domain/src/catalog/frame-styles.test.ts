import { frameTypeLabel, parseFrameType } from './frame-styles';

test.each([
  ['Standard Frame', 'standard'],
  ['Black Frame', 'Black'],
  ['natural wood frame', 'Natural Wood'],
  ['Gold', 'Gold'],
  ['Unframed', 'Unframed'],
  ['Diamond Frame', null],
  ['', null],
])('frame type %j is read as %j', (text, style) => {
  expect(parseFrameType(text)).toBe(style);
});

test('a label can be read back', () => {
  expect(frameTypeLabel('Silver')).toBe('Silver Frame');
  expect(parseFrameType(frameTypeLabel('Unframed'))).toBe('Unframed');
});
