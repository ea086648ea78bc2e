import { create } from 'qrcode';
import {
  A4_PAGE,
  renderPdfPage,
  textWidth,
  wrapText,
  writeLine,
  type PDFDocument,
  type PdfTextStyle,
} from '../../pdf';

/** Everything that the page of a certificate shows. */
export interface CertificateDocument {
  gallery: string;
  title: string;
  /** `FLORALS, 2025`. */
  origin: string;
  medium: string;
  dimensions: string;
  editionNumber: number;
  total: number;
  sentence: string;
  /** Why it is no longer valid; null while it is. */
  warning: string | null;
  /** The row below the sentence. */
  facts: readonly { label: string; value: string }[];
  picture: CertificateDocumentPicture | null;
  /** PNG of the photographer's signature; null leaves the line empty. */
  signature: Buffer | null;
  /** Where the QR code links to. */
  address: string;
  issuedAt: Date;
}

/** A JPEG with the width and height of its original, which give the proportions. */
export interface CertificateDocumentPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** One pixel of the layout (794 × 1123 on A4) in points. */
const PX = 0.75;
const LEFT = 72 * PX;
const RIGHT = A4_PAGE.width - LEFT;
/** The paper itself is white. These are the colors of the light interface. */
const INK = '#1b1916';
const INK_2 = '#4b463e';
const INK_3 = '#696358';
const LINE = '#d8d2c4';
const RED = '#a32a1c';

const PICTURE_TOP = 137 * PX;
/** Square artworks stand beside their edition number, wide ones take the whole width. */
const PICTURE = { square: 470 * PX, widest: 650 * PX, tallest: 470 * PX };
const FACTS_TOP = 872 * PX;
const FACTS_HEIGHT = 62 * PX;
const SIGN_LINE = 1035 * PX;
const CODE_SIDE = 72 * PX;
const FOOT = 1059 * PX;

const small = (color: string, px = 13): PdfTextStyle => ({ face: 'sans', size: px * PX, color });

/** Lays a certificate of authenticity out like the label beside an artwork in a museum. */
export function renderCertificatePdf(certificate: CertificateDocument): Promise<Buffer> {
  const { title, editionNumber, total, gallery, issuedAt } = certificate;
  const name = `Certificate of authenticity: ${title}, ${editionNumber} of ${total}`;
  return renderPdfPage({ title: name, author: gallery, date: issuedAt }, (page) => {
    drawHead(page, certificate);
    const foot = drawPicture(page, certificate);
    drawLabel(page, certificate, foot);
    drawFacts(page, certificate);
    drawSignature(page, certificate);
    drawVerificationCode(page, certificate);
  });
}

function drawHead(page: PDFDocument, { gallery, warning }: CertificateDocument): void {
  writeLine(page, gallery, { face: 'serif', size: 22 * PX, color: INK }, { left: LEFT, baseline: 80 * PX });
  const kind: PdfTextStyle = { face: 'serif', size: 17.5 * PX, color: INK };
  writeLine(page, 'Certificate of authenticity', kind, { right: RIGHT, baseline: 80 * PX });
  rule(page, { y: 100 * PX, from: LEFT, to: RIGHT, color: INK });
  if (warning !== null) writeLine(page, warning, small(RED), { left: LEFT, baseline: 122 * PX });
}

/** The uncropped picture. @returns its bottom edge */
function drawPicture(page: PDFDocument, { picture }: CertificateDocument): number {
  if (!picture) return PICTURE_TOP;
  const { width, height } = fitPicture(picture);
  page.image(picture.jpeg, LEFT, PICTURE_TOP, { width, height });
  return PICTURE_TOP + height;
}

function fitPicture({ width, height }: Pick<CertificateDocumentPicture, 'width' | 'height'>) {
  const ratio = width / height;
  const across = Math.min(ratio > 1.05 ? PICTURE.widest : PICTURE.square, PICTURE.tallest * ratio);
  return { width: across, height: across / ratio };
}

function drawLabel(page: PDFDocument, certificate: CertificateDocument, foot: number): void {
  const { picture, title, origin, medium, dimensions, sentence } = certificate;
  const isBeside = picture !== null && fitPicture(picture).width <= PICTURE.square;
  const titleBaseline = foot + 65 * PX;
  const numberLeft = isBeside
    ? drawNumber(page, certificate, { baseline: foot, size: 84 * PX })
    : drawNumber(page, certificate, { baseline: titleBaseline, size: 64 * PX });

  const room = isBeside ? RIGHT - LEFT : numberLeft - LEFT - 24 * PX;
  const heading = titleStyle(page, title, room);
  const lines = wrapText(page, title, heading, room);
  let baseline = titleBaseline;
  for (const line of lines) {
    writeLine(page, line, heading, { left: LEFT, baseline });
    baseline += heading.size * 1.2;
  }
  baseline += 34 * PX - heading.size * 1.2;
  for (const line of [origin, medium, dimensions].filter(Boolean)) {
    writeLine(page, line, small(INK_2), { left: LEFT, baseline });
    baseline += 20.5 * PX;
  }
  baseline += 26 * PX;
  const prose: PdfTextStyle = { face: 'serif', size: 17 * PX, color: INK };
  for (const line of wrapText(page, sentence, prose, 520 * PX)) {
    writeLine(page, line, prose, { left: LEFT, baseline });
    baseline += 24.5 * PX;
  }
}

/** At most two lines, in the largest size that fits. */
function titleStyle(page: PDFDocument, title: string, room: number): PdfTextStyle {
  const styles = [38, 32, 25, 18].map((px): PdfTextStyle => ({ face: 'italic', size: px * PX, color: INK }));
  const fitting = styles.find(
    (style) => wrapText(page, title, style, room).length <= (style.size > 25 ? 1 : 2),
  );
  return fitting ?? { face: 'italic', size: 14 * PX, color: INK };
}

/** `6 of 9`, with a large edition number. @returns its left edge */
function drawNumber(
  page: PDFDocument,
  { editionNumber, total }: CertificateDocument,
  { baseline, size }: { baseline: number; size: number },
): number {
  const large: PdfTextStyle = { face: 'serif', size, color: INK };
  const of: PdfTextStyle = { face: 'serif', size: 21 * PX, color: INK };
  const end = RIGHT - textWidth(page, `of ${total}`, of);
  writeLine(page, `of ${total}`, of, { left: end, baseline });
  writeLine(page, String(editionNumber), large, { right: end - 5 * PX, baseline });
  return end - 5 * PX - textWidth(page, String(editionNumber), large);
}

function drawFacts(page: PDFDocument, { facts }: CertificateDocument): void {
  rule(page, { y: FACTS_TOP, from: LEFT, to: RIGHT, color: LINE });
  rule(page, { y: FACTS_TOP + FACTS_HEIGHT, from: LEFT, to: RIGHT, color: LINE });
  const widths = facts.map(({ label, value }) =>
    Math.max(textWidth(page, label, small(INK_3, 12)), textWidth(page, value, small(INK))),
  );
  const gap = (RIGHT - LEFT - widths.reduce((sum, width) => sum + width, 0)) / (facts.length - 1);
  let left = LEFT;
  facts.forEach(({ label, value }, index) => {
    writeLine(page, label, small(INK_3, 12), { left, baseline: FACTS_TOP + 26 * PX });
    writeLine(page, value, small(INK), { left, baseline: FACTS_TOP + 46 * PX });
    left += (widths[index] ?? 0) + gap;
  });
}

function drawSignature(page: PDFDocument, { signature }: CertificateDocument): void {
  const box = { width: 190 * PX, height: 62 * PX };
  if (signature)
    page.image(signature, LEFT, SIGN_LINE - box.height - 4 * PX, {
      fit: [box.width, box.height],
      valign: 'bottom',
    });
  rule(page, { y: SIGN_LINE, from: LEFT, to: LEFT + 230 * PX, color: INK_3 });
  writeLine(page, 'The photographer', small(INK_3, 12), { left: LEFT, baseline: SIGN_LINE + 20 * PX });
}

function drawVerificationCode(page: PDFDocument, { address }: CertificateDocument): void {
  const x = RIGHT - CODE_SIDE;
  drawQrCode(page, address, { x, y: FOOT - CODE_SIDE, side: CODE_SIDE, color: INK });
  page.link(x, FOOT - CODE_SIDE, CODE_SIDE, CODE_SIDE, address);
  const right = x - 14 * PX;
  writeLine(page, 'Scan to read this entry', small(INK_3, 12), { right, baseline: FOOT - 22 * PX });
  writeLine(page, 'in the open ledger', small(INK_3, 12), { right, baseline: FOOT - 4 * PX });
}

function rule(
  page: PDFDocument,
  { y, from, to, color }: { y: number; from: number; to: number; color: string },
): void {
  page.moveTo(from, y).lineTo(to, y).lineWidth(PX).stroke(color);
}

/** Draws the QR code of an address as a square of so many points. As vectors, not as an image, it prints sharp. */
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
