import { formatLongDate } from '@gallery/domain';
import { PaperLayout, INK, INK_2, INK_3, LEFT, PX, renderPdfPage, sans, STEP } from '../../pdf';
import type { PaperSize } from '../../platform';

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
  /** The time zone of the date. */
  timeZone: string;
  paper: PaperSize;
  prints: readonly InsuredPrint[];
  totals: readonly (readonly [label: string, amount: string])[];
}

/** Side of the square that a picture fits in. */
const PICTURE = 120 * PX;
const TEXT_LEFT = LEFT + PICTURE + 24 * PX;

/** Renders a collection for its owner's insurance, on as many pages as the prints need. */
export function renderInsuranceSheet(sheet: InsuranceSheet): Promise<Buffer> {
  const { gallery, collector, date, timeZone, paper, prints, totals } = sheet;
  const about = { title: `Insurance sheet: ${collector}`, author: gallery, date, paper };
  return renderPdfPage(about, (page, tags) => {
    const layout = new PaperLayout(page, tags, paper);
    layout.head(gallery, 'Insurance sheet');
    layout.row(collector, formatLongDate(date, timeZone), { px: 14 });
    layout.down(24 * PX);
    for (const print of prints) drawPrint(layout, print);
    layout.down(10 * PX);
    for (const [label, amount] of totals) drawRow(layout, label, amount, 15);
    layout.down(30 * PX);
    layout.paragraph(
      `List prices are those of ${gallery} on this day, without tax, framing and delivery; where a print has none, the price paid is used. This is not an appraisal.`,
      sans(INK_3, 12),
    );
  });
}

function drawPrint(layout: PaperLayout, { title, lines, prices, picture }: InsuredPrint): void {
  const height = Math.max(PICTURE, (lines.length + prices.length + 1) * STEP) + 40 * PX;
  layout.need(height);
  const top = layout.y;
  if (picture) {
    const { jpeg, alt } = picture;
    layout.tags.part(
      'Figure',
      () => layout.page.image(jpeg, LEFT, top, { fit: [PICTURE, PICTURE] }),
      alt || title,
    );
  }
  layout.down(16 * PX);
  layout.tags.part('H2', () => layout.left(title, { face: 'italic', size: 18 * PX, color: INK }, TEXT_LEFT));
  layout.tags.part('P', () => {
    for (const line of lines) {
      layout.down(STEP);
      layout.left(line, sans(INK_2), TEXT_LEFT);
    }
  });
  for (const [label, amount] of prices) drawRow(layout, label, amount, 13);
  layout.y = top + height - 22 * PX;
  layout.rule();
  layout.down(22 * PX);
}

function drawRow(layout: PaperLayout, label: string, amount: string, px: number): void {
  layout.need(STEP * 1.4);
  layout.down(px === 13 ? STEP : STEP * 1.4);
  layout.row(label, amount, { left: TEXT_LEFT, px });
}
