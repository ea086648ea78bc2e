import type { PDFDocument } from './pdf-page';
import { fontBytes, splitIntoRuns, type PdfTypeface } from './pdf-fonts';

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
