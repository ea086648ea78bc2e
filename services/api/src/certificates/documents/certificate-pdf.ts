import type { CertificateDocument, CertificateDocumentPicture } from './certificate-document';
import { drawQrCode } from './qr-code';
import {
  renderPdfPage,
  A4_PAGE,
  widthOf,
  wrapText,
  writeLine,
  type PDFDocument,
  type PdfTextStyle,
} from '../../pdf';

/** One pixel of the layout (794 × 1123 on A4) in points. */
const PX = 0.75;
const LEFT = 72 * PX;
const RIGHT = A4_PAGE.width - LEFT;
/** White paper: the printer supplies it. The colours are those of the interface on paper. */
const INK = '#1b1916';
const INK_2 = '#4b463e';
const INK_3 = '#696358';
const LINE = '#d8d2c4';
const RED = '#a32a1c';

const PICTURE_TOP = 137 * PX;
/** Square works stand beside their number, wide ones over the whole width. */
const PICTURE = { square: 470 * PX, widest: 650 * PX, tallest: 470 * PX };
const FACTS_TOP = 872 * PX;
const FACTS_HEIGHT = 62 * PX;
const SIGN_LINE = 1035 * PX;
const CODE_SIDE = 72 * PX;
const FOOT = 1059 * PX;

const small = (color: string, px = 13): PdfTextStyle => ({ face: 'sans', size: px * PX, color });

/** Sets a certificate of authenticity like the label beside a work in a museum. */
export function renderCertificatePdf(certificate: CertificateDocument): Promise<Buffer> {
  const { title, number, total, gallery, issuedAt } = certificate;
  const name = `Certificate of authenticity: ${title}, ${number} of ${total}`;
  return renderPdfPage({ title: name, author: gallery, date: issuedAt }, (sheet) => {
    drawHead(sheet, certificate);
    const foot = drawPicture(sheet, certificate);
    drawLabel(sheet, certificate, foot);
    drawFacts(sheet, certificate);
    drawSignature(sheet, certificate);
    drawVerificationCode(sheet, certificate);
  });
}

function drawHead(sheet: PDFDocument, { gallery, warning }: CertificateDocument): void {
  writeLine(sheet, gallery, { face: 'serif', size: 22 * PX, color: INK }, { left: LEFT, baseline: 80 * PX });
  const kind: PdfTextStyle = { face: 'serif', size: 17.5 * PX, color: INK };
  writeLine(sheet, 'Certificate of authenticity', kind, { right: RIGHT, baseline: 80 * PX });
  rule(sheet, { y: 100 * PX, from: LEFT, to: RIGHT, color: INK });
  if (warning !== null) writeLine(sheet, warning, small(RED), { left: LEFT, baseline: 122 * PX });
}

/** The whole picture in its own proportions, nothing over it. @returns where it ends */
function drawPicture(sheet: PDFDocument, { picture }: CertificateDocument): number {
  if (!picture) return PICTURE_TOP;
  const { width, height } = fitPicture(picture);
  sheet.image(picture.jpeg, LEFT, PICTURE_TOP, { width, height });
  return PICTURE_TOP + height;
}

function fitPicture({ width, height }: Pick<CertificateDocumentPicture, 'width' | 'height'>) {
  const ratio = width / height;
  const across = Math.min(ratio > 1.05 ? PICTURE.widest : PICTURE.square, PICTURE.tallest * ratio);
  return { width: across, height: across / ratio };
}

function drawLabel(sheet: PDFDocument, certificate: CertificateDocument, foot: number): void {
  const { picture, title, origin, medium, dimensions, sentence } = certificate;
  const isBeside = picture !== null && fitPicture(picture).width <= PICTURE.square;
  const titleBaseline = foot + 65 * PX;
  const numberLeft = isBeside
    ? drawNumber(sheet, certificate, { baseline: foot, size: 84 * PX })
    : drawNumber(sheet, certificate, { baseline: titleBaseline, size: 64 * PX });

  const room = isBeside ? RIGHT - LEFT : numberLeft - LEFT - 24 * PX;
  const heading = titleStyle(sheet, title, room);
  const lines = wrapText(sheet, title, heading, room);
  let baseline = titleBaseline;
  for (const line of lines) {
    writeLine(sheet, line, heading, { left: LEFT, baseline });
    baseline += heading.size * 1.2;
  }
  baseline += 34 * PX - heading.size * 1.2;
  for (const line of [origin, medium, dimensions].filter(Boolean)) {
    writeLine(sheet, line, small(INK_2), { left: LEFT, baseline });
    baseline += 20.5 * PX;
  }
  baseline += 26 * PX;
  const prose: PdfTextStyle = { face: 'serif', size: 17 * PX, color: INK };
  for (const line of wrapText(sheet, sentence, prose, 520 * PX)) {
    writeLine(sheet, line, prose, { left: LEFT, baseline });
    baseline += 24.5 * PX;
  }
}

/** Two lines at most, in the largest size that allows it. */
function titleStyle(sheet: PDFDocument, title: string, room: number): PdfTextStyle {
  const styles = [38, 32, 25, 18].map((px): PdfTextStyle => ({ face: 'italic', size: px * PX, color: INK }));
  const fitting = styles.find(
    (style) => wrapText(sheet, title, style, room).length <= (style.size > 25 ? 1 : 2),
  );
  return fitting ?? { face: 'italic', size: 14 * PX, color: INK };
}

/** `6 of 9`, the number large. @returns where it begins */
function drawNumber(
  sheet: PDFDocument,
  { number, total }: CertificateDocument,
  { baseline, size }: { baseline: number; size: number },
): number {
  const large: PdfTextStyle = { face: 'serif', size, color: INK };
  const of: PdfTextStyle = { face: 'serif', size: 21 * PX, color: INK };
  const end = RIGHT - widthOf(sheet, `of ${total}`, of);
  writeLine(sheet, `of ${total}`, of, { left: end, baseline });
  writeLine(sheet, String(number), large, { right: end - 5 * PX, baseline });
  return end - 5 * PX - widthOf(sheet, String(number), large);
}

function drawFacts(sheet: PDFDocument, { facts }: CertificateDocument): void {
  rule(sheet, { y: FACTS_TOP, from: LEFT, to: RIGHT, color: LINE });
  rule(sheet, { y: FACTS_TOP + FACTS_HEIGHT, from: LEFT, to: RIGHT, color: LINE });
  const widths = facts.map(({ label, value }) =>
    Math.max(widthOf(sheet, label, small(INK_3, 12)), widthOf(sheet, value, small(INK))),
  );
  const gap = (RIGHT - LEFT - widths.reduce((sum, width) => sum + width, 0)) / (facts.length - 1);
  let left = LEFT;
  facts.forEach(({ label, value }, index) => {
    writeLine(sheet, label, small(INK_3, 12), { left, baseline: FACTS_TOP + 26 * PX });
    writeLine(sheet, value, small(INK), { left, baseline: FACTS_TOP + 46 * PX });
    left += (widths[index] ?? 0) + gap;
  });
}

function drawSignature(sheet: PDFDocument, { signature }: CertificateDocument): void {
  const box = { width: 190 * PX, height: 62 * PX };
  if (signature)
    sheet.image(signature, LEFT, SIGN_LINE - box.height - 4 * PX, {
      fit: [box.width, box.height],
      valign: 'bottom',
    });
  rule(sheet, { y: SIGN_LINE, from: LEFT, to: LEFT + 230 * PX, color: INK_3 });
  writeLine(sheet, 'The photographer', small(INK_3, 12), { left: LEFT, baseline: SIGN_LINE + 20 * PX });
}

function drawVerificationCode(sheet: PDFDocument, { address }: CertificateDocument): void {
  const x = RIGHT - CODE_SIDE;
  drawQrCode(sheet, address, { x, y: FOOT - CODE_SIDE, side: CODE_SIDE, color: INK });
  sheet.link(x, FOOT - CODE_SIDE, CODE_SIDE, CODE_SIDE, address);
  const right = x - 14 * PX;
  writeLine(sheet, 'Scan to read this entry', small(INK_3, 12), { right, baseline: FOOT - 22 * PX });
  writeLine(sheet, 'in the open ledger', small(INK_3, 12), { right, baseline: FOOT - 4 * PX });
}

function rule(
  sheet: PDFDocument,
  { y, from, to, color }: { y: number; from: number; to: number; color: string },
): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(PX).stroke(color);
}
