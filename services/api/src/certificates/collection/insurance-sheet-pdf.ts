import { formatLongDate } from '@gallery/domain';
import { DocumentPen, INK, INK_2, INK_3, LEFT, PX, renderPdfPage, sans, STEP } from '../../pdf';
import type { Paper } from '../../platform';

/** A print on an insurance sheet. */
export interface InsuredPrint {
  title: string;
  /** What it is, its number and its certificate. */
  lines: readonly string[];
  prices: readonly (readonly [label: string, amount: string])[];
  picture: { jpeg: Buffer; alt: string } | null;
}

/** The content of an insurance sheet. */
export interface InsuranceSheet {
  gallery: string;
  collector: string;
  date: Date;
  /** In which the date is told. */
  timeZone: string;
  paper: Paper;
  prints: readonly InsuredPrint[];
  totals: readonly (readonly [label: string, amount: string])[];
}

/** Side of the square that a picture fits in. */
const PICTURE = 120 * PX;
const TEXT_LEFT = LEFT + PICTURE + 24 * PX;

/** Renders a collection for its owner's insurance, on as many pages as its prints need. */
export function renderInsuranceSheet(sheet: InsuranceSheet): Promise<Buffer> {
  const { gallery, collector, date, timeZone, paper, prints, totals } = sheet;
  const about = { title: `Insurance sheet: ${collector}`, author: gallery, date, paper };
  return renderPdfPage(about, (page, tags) => {
    const pen = new DocumentPen(page, tags, paper);
    pen.head(gallery, 'Insurance sheet');
    pen.row(collector, formatLongDate(date, timeZone), { px: 14 });
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
  if (picture) {
    const { jpeg, alt } = picture;
    pen.tags.part('Figure', () => pen.page.image(jpeg, LEFT, top, { fit: [PICTURE, PICTURE] }), alt || title);
  }
  pen.down(16 * PX);
  pen.tags.part('H2', () => pen.left(title, { face: 'italic', size: 18 * PX, color: INK }, TEXT_LEFT));
  pen.tags.part('P', () => {
    for (const line of lines) {
      pen.down(STEP);
      pen.left(line, sans(INK_2), TEXT_LEFT);
    }
  });
  for (const [label, amount] of prices) drawRow(pen, label, amount, 13);
  pen.y = top + height - 22 * PX;
  pen.rule();
  pen.down(22 * PX);
}

function drawRow(pen: DocumentPen, label: string, amount: string, px: number): void {
  pen.need(STEP * 1.4);
  pen.down(px === 13 ? STEP : STEP * 1.4);
  pen.row(label, amount, { left: TEXT_LEFT, px });
}
