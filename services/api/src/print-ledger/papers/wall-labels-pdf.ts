import {
  drawQrCode,
  INK,
  INK_2,
  PAPERS,
  renderPdfPage,
  wrapText,
  writeLine,
  type PaperTags,
  type PDFDocument,
  type PdfTextStyle,
} from '../../pdf';
import type { PaperSize } from '../../platform';

/** The label beside a work on a wall. */
export interface WallLabel {
  artist: string;
  title: string;
  year: string;
  /** Medium, size, edition. */
  lines: readonly string[];
  price: string | null;
  /** Where the QR code leads; null for a work without a public page. */
  address: string | null;
}

/** The content of the sheets. */
export interface WallLabelSheets {
  gallery: string;
  date: Date;
  paper: PaperSize;
  labels: readonly WallLabel[];
}

const INCH = 72;
/** Eight labels of 3¾ × 2½ inches fit on both papers. */
const LABEL = { width: 3.75 * INCH, height: 2.5 * INCH };
const COLUMNS = 2;
const ROWS = 4;
const MARGIN = 0.28 * INCH;
const CODE_SIDE = 0.7 * INCH;
/** Length of the marks along which the labels are cut. */
const MARK = 7;
const MARK_COLOR = '#9b958a';

const SMALL: PdfTextStyle = { face: 'sans', size: 9.5, color: INK_2 };
const TITLE_SIZES = [19, 16, 13];

/** Sheets of labels to cut out, as many as needed. */
export function renderWallLabels({ gallery, date, paper, labels }: WallLabelSheets): Promise<Buffer> {
  const { width, height } = PAPERS[paper];
  const left = (width - COLUMNS * LABEL.width) / 2;
  const top = (height - ROWS * LABEL.height) / 2;
  return renderPdfPage({ title: 'Wall labels', author: gallery, date, paper }, (page, tags) => {
    labels.forEach((label, index) => {
      const place = index % (COLUMNS * ROWS);
      if (place === 0) {
        if (index > 0) page.addPage();
        tags.decoration(() => drawCutMarks(page, left, top));
      }
      const x = left + (place % COLUMNS) * LABEL.width;
      const y = top + Math.floor(place / COLUMNS) * LABEL.height;
      drawLabel({ page, tags, x, y }, label);
    });
  });
}

/** Short lines where labels meet, outside their text. */
function drawCutMarks(page: PDFDocument, left: number, top: number): void {
  for (let column = 0; column <= COLUMNS; column += 1)
    for (let row = 0; row <= ROWS; row += 1) {
      const x = left + column * LABEL.width;
      const y = top + row * LABEL.height;
      page.moveTo(x - MARK, y).lineTo(x + MARK, y);
      page.moveTo(x, y - MARK).lineTo(x, y + MARK);
    }
  page.lineWidth(0.5).stroke(MARK_COLOR);
}

interface Place {
  page: PDFDocument;
  tags: PaperTags;
  x: number;
  y: number;
}

/** Artist, title and year from the top; price and code at the foot. */
function drawLabel({ page, tags, x, y }: Place, label: WallLabel): void {
  const left = x + MARGIN;
  const right = x + LABEL.width - MARGIN;
  const foot = y + LABEL.height - MARGIN;
  const heading = titleStyle(page, label.title, right - left);
  let baseline = y + MARGIN + 9;
  tags.part('P', () => writeLine(page, label.artist, { ...SMALL, color: INK }, { left, baseline }));
  baseline += 8;
  tags.part('H2', () => {
    for (const line of wrapText(page, label.title, heading, right - left).slice(0, 2)) {
      baseline += heading.size * 1.15;
      writeLine(page, line, heading, { left, baseline });
    }
  });
  baseline += 4;
  for (const text of [label.year, ...label.lines].filter(Boolean)) {
    // The code stands beside text that is low on the label.
    const room = (baseline + 13 > foot - CODE_SIDE && label.address ? right - CODE_SIDE - 10 : right) - left;
    tags.part('P', () => {
      for (const line of wrapText(page, text, SMALL, room)) {
        baseline += 13;
        writeLine(page, line, SMALL, { left, baseline });
      }
    });
  }
  const { price, address } = label;
  if (price !== null)
    tags.part('P', () => writeLine(page, price, { ...SMALL, color: INK }, { left, baseline: foot }));
  if (address === null) return;
  const code = { x: right - CODE_SIDE, y: foot - CODE_SIDE, side: CODE_SIDE, color: INK };
  tags.link({ url: address, alt: `QR code of ${address}` }, [code.x, code.y, CODE_SIDE, CODE_SIDE], () =>
    drawQrCode(page, address, code),
  );
}

/** At most two lines, in the largest size that fits. */
function titleStyle(page: PDFDocument, title: string, room: number): PdfTextStyle {
  const styles = TITLE_SIZES.map((size): PdfTextStyle => ({ face: 'italic', size, color: INK }));
  return (
    styles.find((style, index) => wrapText(page, title, style, room).length <= (index === 0 ? 1 : 2)) ?? {
      face: 'italic',
      size: 11,
      color: INK,
    }
  );
}
