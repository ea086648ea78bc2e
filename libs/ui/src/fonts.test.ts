import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The fallbacks in the order in which the tokens try them. */
const named = read('tokens.css').match(/'[\w ]+ Fallback[\w ]*'/g) ?? [];

/** Each face of fonts.css that adjusts a system font. */
const faces = read('fonts.css')
  .split('@font-face')
  .filter((face) => face.includes('local('));

test('every fallback font in the tokens is declared with its width, and none is left out', () => {
  const declared = faces.map((face) => /font-family: ('[^']+')/.exec(face)?.[1]);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(declared)).toEqual(new Set(named));
  for (const face of faces) expect(face).toMatch(/size-adjust: [\d.]+%/);
});

test('a fallback font is as high as the font it replaces', () => {
  for (const face of faces) {
    const [size = 0, ascent = 0, descent = 0] = ['size-adjust', 'ascent-override', 'descent-override'].map(
      (name) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]),
    );
    const [high, deep] = face.includes('EB Garamond') ? [1.007, 0.298] : [0.97, 0.25];
    expect((size * ascent) / 10_000).toBeCloseTo(high, 2);
    expect((size * descent) / 10_000).toBeCloseTo(deep, 2);
  }
});
