import type { PDFDocument } from './pdf-page';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeWoff } from '../media';

/** Sizes in points. */
export interface PdfTextStyle {
  face: PdfTypeface;
  size: number;
  color: string;
}

/** Writes one line on its baseline, aligned to `left` or `right`. */
export function writeLine(
  page: PDFDocument,
  text: string,
  style: PdfTextStyle,
  position: { baseline: number } & ({ left: number } | { right: number }),
): void {
  let x = 'left' in position ? position.left : position.right - textWidth(page, text, style);
  for (const run of splitIntoRuns(text, style.face)) {
    setFont(page, run.file, style.size).fillColor(style.color);
    page.text(run.text, x, position.baseline, { baseline: 'alphabetic', lineBreak: false });
    x += page.widthOfString(run.text);
  }
}

/** In points. */
export function textWidth(page: PDFDocument, text: string, { face, size }: PdfTextStyle): number {
  const widths = splitIntoRuns(text, face).map(({ text: run, file }) =>
    setFont(page, file, size).widthOfString(run),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Breaks a text between words, and inside a word that is wider than a line, such as a Chinese sentence. */
export function wrapText(page: PDFDocument, text: string, style: PdfTextStyle, width: number): string[] {
  const lines: string[] = [];
  const fits = (line: string): boolean => textWidth(page, line, style) <= width;
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    let rest = '';
    for (const letter of word) {
      if (rest !== '' && !fits(rest + letter)) {
        lines.push(rest);
        rest = '';
      }
      rest += letter;
    }
    lines.push(rest);
  }
  return lines;
}

/** The library caches a document's fonts by name. */
function setFont(page: PDFDocument, file: string, size: number): PDFDocument {
  return page.registerFont(file, fontBytes(file)).font(file).fontSize(size);
}

/** A piece of text that a single font file can write. */
interface TextRun {
  text: string;
  file: string;
  direction: 'rtl' | 'ltr' | 'neutral';
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Splits a text where its alphabet changes, from left to right in visual order. Accents are composed, since fonts
 * contain accented letters as single characters.
 */
function splitIntoRuns(text: string, face: PdfTypeface): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text.normalize('NFC')) {
    const file = fontFileFor(letter.codePointAt(0) ?? 0, face);
    const direction = directionOf(letter);
    const last = runs.at(-1);
    const goesOn = last?.direction === direction || (last?.direction === 'ltr' && direction === 'neutral');
    if (last?.file === file && goesOn) last.text += letter;
    else runs.push({ text: letter, file, direction });
  }
  return inVisualOrder(runs);
}

function directionOf(letter: string): TextRun['direction'] {
  if (RIGHT_TO_LEFT.test(letter)) return 'rtl';
  return letter === ' ' || letter === '-' ? 'neutral' : 'ltr';
}

/** Hebrew and Arabic words run from right to left; within a word, the font takes care of that. */
function inVisualOrder(runs: readonly TextRun[]): TextRun[] {
  const seen: TextRun[] = [];
  for (let from = 0; from < runs.length;) {
    let to = from + 1;
    if (runs[from]?.direction === 'rtl')
      for (let next = to; next < runs.length && runs[next]?.direction !== 'ltr'; next += 1)
        if (runs[next]?.direction === 'rtl') to = next + 1;
    const piece = runs.slice(from, to);
    seen.push(...(piece.length > 1 ? piece.toReversed() : piece));
    from = to;
  }
  return seen;
}

/** Serif for text, sans for facts. */
type PdfTypeface = 'serif' | 'italic' | 'sans';

interface FontFamily {
  name: string;
  style: 'normal' | 'italic';
}

const SERIF: FontFamily = { name: 'eb-garamond', style: 'normal' };

/** For scripts that the gallery's own fonts cannot write: Arabic, Hebrew, Chinese and Japanese, Korean. */
const FALLBACKS: readonly FontFamily[] = [
  'noto-naskh-arabic',
  'david-libre',
  'lxgw-marker-gothic',
  'song-myung',
].map((name) => ({ name, style: 'normal' }));

/** The first family that has a character writes it. */
const FAMILIES: Readonly<Record<PdfTypeface, readonly FontFamily[]>> = {
  serif: [SERIF, ...FALLBACKS],
  italic: [{ name: 'eb-garamond', style: 'italic' }, SERIF, ...FALLBACKS],
  sans: [{ name: 'instrument-sans', style: 'normal' }, SERIF, ...FALLBACKS],
};

const { resolve } = createRequire(__filename);

/** By file: a few hundred kilobytes each. */
const unpacked = new Map<string, Buffer>();

function fontBytes(file: string): Buffer {
  const known = unpacked.get(file) ?? decodeWoff(readFileSync(resolve(file)));
  unpacked.set(file, known);
  return known;
}

/** By typeface and code point. */
const files = new Map<string, string>();

/** The font file that writes a code point; the Latin file draws a box for characters that no file has. */
function fontFileFor(code: number, face: PdfTypeface): string {
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

/** Families come as one file per alphabet, with a list of what each contains. */
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
