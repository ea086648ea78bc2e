import { formatCertificateDate } from '@gallery/domain';
import { DocumentPen, INK, INK_2, INK_3, LEFT, PX, renderPdfPage, sans, STEP } from '../../pdf';

/** A print on an insurance sheet. */
export interface InsuredPrint {
  title: string;
  /** What it is, its number and its certificate. */
  lines: readonly string[];
  prices: readonly (readonly [label: string, amount: string])[];
  picture: { jpeg: Buffer; width: number; height: number } | null;
}

/** The content of an insurance sheet. */
export interface InsuranceSheet {
  gallery: string;
  collector: string;
  date: Date;
  prints: readonly InsuredPrint[];
  totals: readonly (readonly [label: string, amount: string])[];
}

/** Side of the square that a picture fits in. */
const PICTURE = 120 * PX;
const TEXT_LEFT = LEFT + PICTURE + 24 * PX;

/** Renders a collection for its owner's insurance, on as many pages as its prints need. */
export function renderInsuranceSheet(sheet: InsuranceSheet): Promise<Buffer> {
  const { gallery, collector, date, prints, totals } = sheet;
  return renderPdfPage({ title: `Insurance sheet: ${collector}`, author: gallery, date }, (page) => {
    const pen = new DocumentPen(page);
    pen.left(gallery, { face: 'serif', size: 22 * PX, color: INK });
    pen.right('Insurance sheet', { face: 'serif', size: 17.5 * PX, color: INK });
    pen.down(20 * PX);
    pen.rule(INK);
    pen.down(26 * PX);
    pen.left(collector, sans(INK, 14));
    pen.right(formatCertificateDate(date), sans(INK_2));
    pen.down(24 * PX);
    for (const print of prints) drawPrint(pen, print);
    pen.down(10 * PX);
    for (const [label, amount] of totals) drawRow(pen, label, amount, 15);
    pen.down(30 * PX);
    pen.paragraph(
      `List prices are those of ${gallery} on this day, without tax, framing and delivery; where a print has none, the price paid is used. This is not an appraisal.`,
      sans(INK_3, 12),
    );
  });
}

function drawPrint(pen: DocumentPen, { title, lines, prices, picture }: InsuredPrint): void {
  const height = Math.max(PICTURE, (lines.length + prices.length + 1) * STEP) + 40 * PX;
  pen.need(height);
  const top = pen.y;
  if (picture) pen.page.image(picture.jpeg, LEFT, top, { fit: [PICTURE, PICTURE] });
  pen.down(16 * PX);
  pen.left(title, { face: 'italic', size: 18 * PX, color: INK }, TEXT_LEFT);
  for (const line of lines) {
    pen.down(STEP);
    pen.left(line, sans(INK_2), TEXT_LEFT);
  }
  for (const [label, amount] of prices) drawRow(pen, label, amount, 13);
  pen.y = top + height - 22 * PX;
  pen.rule();
  pen.down(22 * PX);
}

function drawRow(pen: DocumentPen, label: string, amount: string, px: number): void {
  pen.need(STEP * 1.4);
  pen.down(px === 13 ? STEP : STEP * 1.4);
  pen.left(label, sans(INK_2, px), TEXT_LEFT);
  pen.right(amount, sans(INK, px));
}
