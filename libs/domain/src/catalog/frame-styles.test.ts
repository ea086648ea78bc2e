import { describeFrame, framedPictureAlt, frameTypeLabel, parseFrameType } from './frame-styles';

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

test.each([
  ['Black', 'Black', 'black', 'wood', null, 'black-wood', 'Black frame'],
  ['Gold Frame', 'Gold', 'gold', 'metal', null, 'gold-metal', 'Gold frame'],
  ['Natural Wood', 'Natural Wood', 'natural', 'wood', null, 'natural-wood', 'Natural Wood frame'],
  [
    'Gold metal, 7.5 in matte',
    'Gold metal',
    'gold',
    'metal',
    7.5,
    'gold-metal',
    'Gold metal frame with a white matte of 7.5 in and 1 in of signature space',
  ],
  ['Walnut, oiled', 'Walnut, oiled', null, null, null, 'custom', 'Walnut, oiled frame'],
])(
  'the frame %j has type, color, material, matte and a description (L63, L64)',
  (frame, type, color, material, matteSize, visualizerFrame, description) => {
    expect(describeFrame(frame)).toEqual({
      type,
      color,
      material,
      matteSize,
      matteColor: 'white',
      visualizerFrame,
      description,
    });
  },
);

test('a mini without a frame has none to describe', () => {
  expect(describeFrame('Unframed')).toBeNull();
  expect(framedPictureAlt('Dunes', 'Unframed')).toBe('Dunes, unframed');
  expect(framedPictureAlt('Dunes', 'Gold')).toBe('Dunes, Gold frame');
});
