import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeWoff } from '../media';

/** The gallery's faces on paper: serif and its italic speak, the sans states facts. */
export type PdfTypeface = 'serif' | 'italic' | 'sans';

const FILES = {
  serif: ['eb-garamond', 'normal'],
  italic: ['eb-garamond', 'italic'],
  sans: ['instrument-sans', 'normal'],
} as const satisfies Record<PdfTypeface, readonly [string, string]>;

/** The files of a font hold an alphabet each. Ranges of code points as the fonts' own package divides them. */
const ALPHABETS: readonly { name: string; holds: (code: number) => boolean }[] = [
  { name: 'latin-ext', holds: (code) => within(code, 0x100, 0x2ba) || within(code, 0x1e00, 0x1eff) },
  { name: 'greek', holds: (code) => within(code, 0x370, 0x3ff) },
  { name: 'cyrillic', holds: (code) => within(code, 0x400, 0x45f) },
];
const SANS_ALPHABETS = ['latin', 'latin-ext'];

const { resolve } = createRequire(__filename);

/** Unpacked fonts by file: some hundred kilobytes each, read once. */
const unpacked = new Map<string, Buffer>();

/** The font of a file, ready to be drawn with. */
export function fontBytes(file: string): Buffer {
  const known = unpacked.get(file) ?? decodeWoff(readFileSync(resolve(file)));
  unpacked.set(file, known);
  return known;
}

/** A piece of text that one font file can write. */
export interface TextRun {
  text: string;
  file: string;
}

/** Cuts a text where its alphabet changes. What the sans cannot write, the serif does. */
export function splitIntoRuns(text: string, face: PdfTypeface): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text) {
    const file = fileOf(letter.codePointAt(0) ?? 0, face);
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ text: letter, file });
  }
  return runs;
}

function fileOf(code: number, face: PdfTypeface): string {
  const alphabet = ALPHABETS.find(({ holds }) => holds(code))?.name ?? 'latin';
  const written = face === 'sans' && !SANS_ALPHABETS.includes(alphabet) ? 'serif' : face;
  const [family, style] = FILES[written];
  return `@fontsource/${family}/files/${family}-${alphabet}-400-${style}.woff`;
}

const within = (code: number, from: number, to: number): boolean => code >= from && code <= to;
