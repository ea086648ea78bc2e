import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeWoff } from '../media';

/** Serif for text, sans for facts. */
export type PdfTypeface = 'serif' | 'italic' | 'sans';

interface FontFamily {
  name: string;
  style: 'normal' | 'italic';
}

const SERIF: FontFamily = { name: 'eb-garamond', style: 'normal' };

/** For what the gallery's own fonts cannot write: Arabic, Hebrew, Chinese and Japanese, Korean. */
const FALLBACKS: readonly FontFamily[] = [
  'noto-naskh-arabic',
  'david-libre',
  'lxgw-marker-gothic',
  'song-myung',
].map((name) => ({ name, style: 'normal' }));

/** The first family that has a letter writes it. */
const FAMILIES: Readonly<Record<PdfTypeface, readonly FontFamily[]>> = {
  serif: [SERIF, ...FALLBACKS],
  italic: [{ name: 'eb-garamond', style: 'italic' }, SERIF, ...FALLBACKS],
  sans: [{ name: 'instrument-sans', style: 'normal' }, SERIF, ...FALLBACKS],
};

const { resolve } = createRequire(__filename);

/** By file: some hundred kilobytes each. */
const unpacked = new Map<string, Buffer>();

export function fontBytes(file: string): Buffer {
  const known = unpacked.get(file) ?? decodeWoff(readFileSync(resolve(file)));
  unpacked.set(file, known);
  return known;
}

/** By typeface and code point. */
const files = new Map<string, string>();

/** The font file that writes a code point; the Latin one draws a box for what none has. */
export function fontFileFor(code: number, face: PdfTypeface): string {
  const key = `${face} ${code}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  const file = findFile(code, FAMILIES[face]);
  files.set(key, file);
  return file;
}

function findFile(code: number, families: readonly FontFamily[]): string {
  for (const family of families) {
    const subset = subsetsOf(family.name).find(({ holds }) =>
      holds.some(([from, to]) => code >= from && code <= to),
    );
    if (subset) return fileOf(family, subset.name);
  }
  return fileOf(families[0] ?? SERIF, 'latin');
}

const fileOf = ({ name, style }: FontFamily, subset: string): string =>
  `@fontsource/${name}/files/${name}-${subset}-400-${style}.woff`;

/** A font file of a family, and the ranges of code points in it. */
interface FontSubset {
  name: string;
  holds: readonly (readonly [from: number, to: number])[];
}

const subsets = new Map<string, readonly FontSubset[]>();

/** Families come as one file for each alphabet, with a list of what is in which. */
function subsetsOf(family: string): readonly FontSubset[] {
  const known = subsets.get(family);
  if (known) return known;
  const listed: unknown = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8'));
  if (typeof listed !== 'object' || listed === null) throw new Error(`${family} does not say what is in it.`);
  const read = Object.entries(listed).map(([name, ranges]) => ({
    // Files of large alphabets are numbered: `[12]`.
    name: name.replaceAll(/[[\]]/g, ''),
    holds: String(ranges).split(',').map(parseRange),
  }));
  subsets.set(family, read);
  return read;
}

/** `U+1e00-1eff`, `U+20ab`. */
function parseRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
