import {
  drawQrCode,
  INK,
  INK_2,
  INK_3,
  LEFT,
  PAPERS,
  PX,
  renderPdfPage,
  sans,
  textWidth,
  wrapText,
  writeLine,
  type PaperTags,
  type PDFDocument,
  type PdfTextStyle,
} from '../../pdf';
import type { PaperSize } from '../../platform';

/** Everything that the page of a certificate shows. */
export interface CertificatePaper {
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
  picture: CertificatePaperPicture | null;
  /** PNG of the photographer's signature; null leaves the line empty. */
  signature: Buffer | null;
  /** The URL in the QR code. */
  address: string;
  issuedAt: Date;
  paper: PaperSize;
}

/** A JPEG with the width and height of its original, which give the proportions. */
export interface CertificatePaperPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  alt: string;
}

/** The colors of the light interface; the paper itself is white. */
const LINE = '#d8d2c4';
const RED = '#a32a1c';

const PICTURE_TOP = 137 * PX;
const FACTS_HEIGHT = 62 * PX;
const CODE_SIDE = 72 * PX;

/** Where things are on a paper. Elements at its foot keep their distance from the edge. */
interface Sheet {
  page: PDFDocument;
  tags: PaperTags;
  right: number;
  /** Square artworks stand beside their edition number, wide ones take the whole width. */
  picture: { square: number; widest: number; tallest: number };
  factsTop: number;
  signLine: number;
  foot: number;
}

function layOut(page: PDFDocument, tags: PaperTags, paper: PaperSize): Sheet {
  const { width, height } = PAPERS[paper];
  const side = (paper === 'letter' ? 410 : 470) * PX;
  return {
    page,
    tags,
    right: width - LEFT,
    picture: { square: side, widest: width - 2 * LEFT, tallest: side },
    factsTop: height - 251 * PX,
    signLine: height - 88 * PX,
    foot: height - 64 * PX,
  };
}

/** Lays a certificate of authenticity out like the label beside an artwork in a museum. */
export function renderCertificatePdf(certificate: CertificatePaper): Promise<Buffer> {
  const { title, editionNumber, total, gallery, issuedAt, paper } = certificate;
  const name = `Certificate of authenticity: ${title}, ${editionNumber} of ${total}`;
  return renderPdfPage({ title: name, author: gallery, date: issuedAt, paper }, (page, tags) => {
    const sheet = layOut(page, tags, paper);
    drawHead(sheet, certificate);
    const foot = drawPicture(sheet, certificate);
    drawLabel(sheet, certificate, foot);
    drawFacts(sheet, certificate);
    drawSignature(sheet, certificate);
    drawVerificationCode(sheet, certificate);
  });
}

function drawHead({ page, tags, right }: Sheet, { gallery, warning }: CertificatePaper): void {
  const name: PdfTextStyle = { face: 'serif', size: 22 * PX, color: INK };
  tags.part('P', () => writeLine(page, gallery, name, { left: LEFT, baseline: 80 * PX }));
  const kind: PdfTextStyle = { face: 'serif', size: 17.5 * PX, color: INK };
  tags.part('H1', () => writeLine(page, 'Certificate of authenticity', kind, { right, baseline: 80 * PX }));
  tags.decoration(() => rule(page, { y: 100 * PX, from: LEFT, to: right, color: INK }));
  if (warning !== null)
    tags.part('P', () => writeLine(page, warning, sans(RED), { left: LEFT, baseline: 122 * PX }));
}

/** The uncropped picture. @returns its bottom edge */
function drawPicture({ page, tags, picture: room }: Sheet, { picture, title }: CertificatePaper): number {
  if (!picture) return PICTURE_TOP;
  const { width, height } = fitPicture(picture, room);
  tags.part(
    'Figure',
    () => page.image(picture.jpeg, LEFT, PICTURE_TOP, { width, height }),
    picture.alt || title,
  );
  return PICTURE_TOP + height;
}

function fitPicture(
  { width, height }: Pick<CertificatePaperPicture, 'width' | 'height'>,
  { square, widest, tallest }: Sheet['picture'],
) {
  const ratio = width / height;
  const across = Math.min(ratio > 1.05 ? widest : square, tallest * ratio);
  return { width: across, height: across / ratio };
}

function drawLabel(sheet: Sheet, certificate: CertificatePaper, foot: number): void {
  const { page, tags, right } = sheet;
  const { picture, title, origin, medium, dimensions, sentence } = certificate;
  const isBeside = picture !== null && fitPicture(picture, sheet.picture).width <= sheet.picture.square;
  const titleBaseline = foot + 65 * PX;
  const numberLeft = isBeside
    ? drawNumber(sheet, certificate, { baseline: foot, size: 84 * PX })
    : drawNumber(sheet, certificate, { baseline: titleBaseline, size: 64 * PX });

  const room = isBeside ? right - LEFT : numberLeft - LEFT - 24 * PX;
  const heading = titleStyle(page, title, room);
  let baseline = titleBaseline;
  tags.part('H2', () => {
    for (const line of wrapText(page, title, heading, room)) {
      writeLine(page, line, heading, { left: LEFT, baseline });
      baseline += heading.size * 1.2;
    }
  });
  baseline += 34 * PX - heading.size * 1.2;
  for (const text of [origin, medium, dimensions].filter(Boolean)) {
    tags.part('P', () => {
      for (const line of wrapText(page, text, sans(INK_2), room)) {
        writeLine(page, line, sans(INK_2), { left: LEFT, baseline });
        baseline += 20.5 * PX;
      }
    });
  }
  baseline += 26 * PX;
  const prose: PdfTextStyle = { face: 'serif', size: 17 * PX, color: INK };
  tags.part('P', () => {
    for (const line of wrapText(page, sentence, prose, 520 * PX)) {
      writeLine(page, line, prose, { left: LEFT, baseline });
      baseline += 24.5 * PX;
    }
  });
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
  { page, tags, right }: Sheet,
  { editionNumber, total }: CertificatePaper,
  { baseline, size }: { baseline: number; size: number },
): number {
  const large: PdfTextStyle = { face: 'serif', size, color: INK };
  const of: PdfTextStyle = { face: 'serif', size: 21 * PX, color: INK };
  const end = right - textWidth(page, `of ${total}`, of);
  tags.part('P', () => {
    writeLine(page, String(editionNumber), large, { right: end - 5 * PX, baseline });
    writeLine(page, `of ${total}`, of, { left: end, baseline });
  });
  return end - 5 * PX - textWidth(page, String(editionNumber), large);
}

function drawFacts({ page, tags, right, factsTop }: Sheet, { facts }: CertificatePaper): void {
  tags.decoration(() => {
    rule(page, { y: factsTop, from: LEFT, to: right, color: LINE });
    rule(page, { y: factsTop + FACTS_HEIGHT, from: LEFT, to: right, color: LINE });
  });
  const widths = facts.map(({ label, value }) =>
    Math.max(textWidth(page, label, sans(INK_3, 12)), textWidth(page, value, sans(INK))),
  );
  const gap = (right - LEFT - widths.reduce((sum, width) => sum + width, 0)) / (facts.length - 1);
  let left = LEFT;
  facts.forEach(({ label, value }, index) => {
    tags.part('P', () => {
      writeLine(page, label, sans(INK_3, 12), { left, baseline: factsTop + 26 * PX });
      writeLine(page, value, sans(INK), { left, baseline: factsTop + 46 * PX });
    });
    left += (widths[index] ?? 0) + gap;
  });
}

function drawSignature({ page, tags, signLine }: Sheet, { signature }: CertificatePaper): void {
  const box = { width: 190 * PX, height: 62 * PX };
  if (signature) {
    const place = { fit: [box.width, box.height] satisfies [number, number], valign: 'bottom' as const };
    tags.part(
      'Figure',
      () => page.image(signature, LEFT, signLine - box.height - 4 * PX, place),
      'Signature of the photographer',
    );
  }
  tags.decoration(() => rule(page, { y: signLine, from: LEFT, to: LEFT + 230 * PX, color: INK_3 }));
  const below = { left: LEFT, baseline: signLine + 20 * PX };
  tags.part('P', () => writeLine(page, 'The photographer', sans(INK_3, 12), below));
}

function drawVerificationCode({ page, tags, right: edge, foot }: Sheet, { address }: CertificatePaper): void {
  const x = edge - CODE_SIDE;
  const y = foot - CODE_SIDE;
  const right = x - 14 * PX;
  tags.part('P', () => {
    writeLine(page, 'Scan to read this entry', sans(INK_3, 12), { right, baseline: foot - 22 * PX });
    writeLine(page, 'in the open ledger', sans(INK_3, 12), { right, baseline: foot - 4 * PX });
  });
  tags.link({ url: address, alt: `QR code of ${address}` }, [x, y, CODE_SIDE, CODE_SIDE], () =>
    drawQrCode(page, address, { x, y, side: CODE_SIDE, color: INK }),
  );
}

function rule(
  page: PDFDocument,
  { y, from, to, color }: { y: number; from: number; to: number; color: string },
): void {
  page.moveTo(from, y).lineTo(to, y).lineWidth(PX).stroke(color);
}
