import { A4_PAGE, type PDFDocument, wrapText, writeLine, type PdfTextStyle } from './pdf-text';

/** One pixel of the layout (794 × 1123 on A4) in points. */
export const PX = 0.75;
export const LEFT = 72 * PX;
export const RIGHT = A4_PAGE.width - LEFT;
const TOP = 80 * PX;
/** What does not fit above goes on the next page. */
const BOTTOM = 1040 * PX;
export const INK = '#1b1916';
export const INK_2 = '#4b463e';
export const INK_3 = '#696358';
const LINE = '#d8d2c4';
/** Line height. */
export const STEP = 19 * PX;

/** The size in pixels of the layout. */
export const sans = (color: string, px = 13): PdfTextStyle => ({ face: 'sans', size: px * PX, color });

/** The current position, moving down the page and on to the next one. */
export class DocumentPen {
  y = TOP;

  constructor(readonly page: PDFDocument) {}

  down(by: number): void {
    this.y += by;
  }

  /** Begins a new page when this height does not fit. */
  need(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.page.addPage();
    this.y = TOP;
  }

  left(text: string, style: PdfTextStyle, left = LEFT): void {
    writeLine(this.page, text, style, { left, baseline: this.y });
  }

  right(text: string, style: PdfTextStyle): void {
    writeLine(this.page, text, style, { right: RIGHT, baseline: this.y });
  }

  rule(color = LINE): void {
    this.page.moveTo(LEFT, this.y).lineTo(RIGHT, this.y).lineWidth(PX).stroke(color);
  }

  paragraph(text: string, style: PdfTextStyle, width = RIGHT - LEFT): void {
    for (const line of wrapText(this.page, text, style, width)) {
      this.need(STEP);
      this.left(line, style);
      this.down(STEP);
    }
  }
}
