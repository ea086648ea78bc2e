import { readFileSync } from 'node:fs';
import { decodeWoff } from './woff-decoder';

const woff = readFileSync(require.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'));

test('unpacks a font to the length in its header', () => {
  expect(decodeWoff(woff)).toHaveLength(woff.readUInt32BE(16));
});

test('rejects anything other than a font', () => {
  expect(() => decodeWoff(Buffer.from('wOF2'))).toThrow('Not a WOFF 1.0 font.');
});
