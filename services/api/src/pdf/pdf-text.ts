import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFKit from 'pdfkit';
import { decodeWoff } from '../media';

export type PDFDocument = InstanceType<typeof PDFKit>;

/** A4 in points. */
export const A4_PAGE = { width: 595.28, height: 841.89 };

/** An A4 document of one page. The same content gives the same bytes. */
export async function renderPdfPage(
  about: { title: string; author: string; date: Date },
  draw: (page: PDFDocument) => void,
): Promise<Buffer> {
  const page = new PDFKit({
    size: [A4_PAGE.width, A4_PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.date, ModDate: about.date },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  draw(page);
  page.end();
  return bytes;
}

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

/** Breaks a text between words; a word that is too long has its own line. */
export function wrapText(page: PDFDocument, text: string, style: PdfTextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(page, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The library caches a document's fonts by name. */
function setFont(page: PDFDocument, file: string, size: number): PDFDocument {
  return page.registerFont(file, fontBytes(file)).font(file).fontSize(size);
}

/** Serif for text, sans for facts. */
type PdfTypeface = 'serif' | 'italic' | 'sans';

const FILES = {
  serif: ['eb-garamond', 'normal'],
  italic: ['eb-garamond', 'italic'],
  sans: ['instrument-sans', 'normal'],
} as const satisfies Record<PdfTypeface, readonly [string, string]>;

/** Each font file has one alphabet. Ranges of code points as in the fonts' package. */
const ALPHABETS: readonly { name: string; holds: (code: number) => boolean }[] = [
  { name: 'latin-ext', holds: (code) => within(code, 0x100, 0x2ba) || within(code, 0x1e00, 0x1eff) },
  { name: 'greek', holds: (code) => within(code, 0x370, 0x3ff) },
  { name: 'cyrillic', holds: (code) => within(code, 0x400, 0x45f) },
];
const SANS_ALPHABETS = ['latin', 'latin-ext'];

const { resolve } = createRequire(__filename);

/** By file: some hundred kilobytes each. */
const unpacked = new Map<string, Buffer>();

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

/** Splits a text where its alphabet changes. Alphabets that the sans lacks are set in the serif. */
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
  const available = face === 'sans' && !SANS_ALPHABETS.includes(alphabet) ? 'serif' : face;
  const [family, style] = FILES[available];
  return `@fontsource/${family}/files/${family}-${alphabet}-400-${style}.woff`;
}

const within = (code: number, from: number, to: number): boolean => code >= from && code <= to;
