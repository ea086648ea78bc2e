import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeWoff } from '../media';
import type { PDFDocument } from './pdf-page';

/** How a line is set; sizes in points. */
export interface PdfTextStyle {
  face: PdfTypeface;
  size: number;
  color: string;
}

/** Writes one line on its baseline. `right` gives the end of the line in place of its beginning. */
export function writeLine(
  sheet: PDFDocument,
  text: string,
  style: PdfTextStyle,
  place: { baseline: number } & ({ left: number } | { right: number }),
): void {
  let x = 'left' in place ? place.left : place.right - textWidth(sheet, text, style);
  for (const run of splitIntoRuns(text, style.face)) {
    setFont(sheet, run.file, style.size).fillColor(style.color);
    sheet.text(run.text, x, place.baseline, { baseline: 'alphabetic', lineBreak: false });
    x += sheet.widthOfString(run.text);
  }
}

/** Width of a line in points. */
export function textWidth(sheet: PDFDocument, text: string, { face, size }: PdfTextStyle): number {
  const widths = splitIntoRuns(text, face).map(({ text: run, file }) =>
    setFont(sheet, file, size).widthOfString(run),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Breaks a text between words so that each line fits; a single longer word stands alone. */
export function wrapText(sheet: PDFDocument, text: string, style: PdfTextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(sheet, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The library keeps a font of the document by its name; naming it again costs nothing. */
function setFont(sheet: PDFDocument, file: string, size: number): PDFDocument {
  return sheet.registerFont(file, fontBytes(file)).font(file).fontSize(size);
}

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
function fontBytes(file: string): Buffer {
  const known = unpacked.get(file) ?? decodeWoff(readFileSync(resolve(file)));
  unpacked.set(file, known);
  return known;
}

/** A piece of text that one font file can write. */
interface TextRun {
  text: string;
  file: string;
}

/** Cuts a text where its alphabet changes. What the sans cannot write, the serif does. */
function splitIntoRuns(text: string, face: PdfTypeface): TextRun[] {
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
