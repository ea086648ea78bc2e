import { create } from 'qrcode';
import type { PaperSize } from '../platform';
import { PAPERS, type PDFDocument, type PaperTags } from './pdf-page';
import { wrapText, writeLine, type PdfTextStyle } from './pdf-text';

/** One pixel of the layout in points. */
export const PX = 0.75;
export const LEFT = 72 * PX;
const TOP = 80 * PX;
/** What does not fit above this margin goes on the next page. */
const FOOT_MARGIN = 82 * PX;
export const INK = '#1b1916';
export const INK_2 = '#4b463e';
export const INK_3 = '#696358';
const LINE = '#d8d2c4';
/** Line height. */
export const STEP = 19 * PX;

/** The font size in pixels of the layout. */
export const sans = (color: string, px = 13): PdfTextStyle => ({ face: 'sans', size: px * PX, color });

/** The current position, moving down the page and on to the next one. */
export class PaperLayout {
  y = TOP;
  /** The right edge of the text. */
  readonly right: number;
  private readonly bottom: number;

  constructor(
    readonly page: PDFDocument,
    readonly tags: PaperTags,
    paper: PaperSize,
  ) {
    this.right = PAPERS[paper].width - LEFT;
    this.bottom = PAPERS[paper].height - FOOT_MARGIN;
  }

  down(by: number): void {
    this.y += by;
  }

  /** Starts a new page when this height does not fit. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  newPage(): void {
    this.page.addPage();
    this.y = TOP;
  }

  /** Writes within a part of the paper. */
  left(text: string, style: PdfTextStyle, left = LEFT): void {
    writeLine(this.page, text, style, { left, baseline: this.y });
  }

  /** Writes within a part of the paper. */
  alignRight(text: string, style: PdfTextStyle): void {
    writeLine(this.page, text, style, { right: this.right, baseline: this.y });
  }

  rule(color = LINE): void {
    this.tags.decoration(() =>
      this.page.moveTo(LEFT, this.y).lineTo(this.right, this.y).lineWidth(PX).stroke(color),
    );
  }

  /** The gallery's name and what the paper is, over a rule. */
  head(gallery: string, kind: string): void {
    this.tags.part('P', () => this.left(gallery, { face: 'serif', size: 22 * PX, color: INK }));
    this.tags.part('H1', () => this.alignRight(kind, { face: 'serif', size: 17.5 * PX, color: INK }));
    this.down(20 * PX);
    this.rule(INK);
    this.down(26 * PX);
  }

  /** Wrapped lines of text as one paragraph. */
  paragraph(
    text: string,
    style: PdfTextStyle,
    { left = LEFT, step = STEP }: { left?: number; step?: number } = {},
  ): void {
    if (text === '') return;
    const lines = wrapText(this.page, text, style, this.right - left);
    this.tags.part('P', () => {
      for (const line of lines) {
        this.need(step);
        this.left(line, style, left);
        this.down(step);
      }
    });
  }

  /** A line with its label on the left and its value on the right edge. */
  row(label: string, value: string, { left = LEFT, px = 13, color = INK_2 } = {}): void {
    this.tags.part('P', () => {
      this.left(label, sans(color, px), left);
      this.alignRight(value, sans(color, px));
    });
  }
}

/**
 * Draws the QR code of an address as a square of the given size in points. As vectors, not as an image, it prints
 * sharply.
 */
export function drawQrCode(
  page: PDFDocument,
  address: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) page.rect(x + column * step, y + row * step, step, step);
    }
  }
  page.fill(color);
}
