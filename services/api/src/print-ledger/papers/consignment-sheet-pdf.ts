import { formatLongDay } from '@gallery/domain';
import { PaperLayout, INK, INK_2, INK_3, LEFT, PX, renderPdfPage, sans, STEP, wrapText } from '../../pdf';
import type { PaperSize } from '../../platform';

/** A print that is handed over. */
export interface ConsignedPrint {
  title: string;
  /** Series and year, medium, size, number and edition. */
  lines: readonly string[];
  amounts: readonly (readonly [label: string, amount: string])[];
  picture: { jpeg: Buffer; alt: string } | null;
}

/** The content of a consignment sheet. */
export interface ConsignmentSheet {
  gallery: string;
  /** The gallery's address and contact. */
  from: readonly string[];
  /** The venue's name and address. */
  to: readonly string[];
  date: Date;
  facts: readonly (readonly [label: string, value: string])[];
  paper: PaperSize;
  prints: readonly ConsignedPrint[];
  totals: readonly (readonly [label: string, amount: string])[];
  terms: readonly string[];
  /** The parties that sign. */
  parties: readonly [string, string];
}

/** The values that terms depend on. */
interface ConsignmentConditions {
  gallery: string;
  venue: string;
  venueSharePercent: number;
  /** `2026-12-31`. */
  endsOn: string;
  furtherTerms: string;
}

/** How soon a venue pays for what it has sold. */
const PAYMENT_DAYS = 30;

/** What both sides sign, one sentence each. */
export function consignmentTerms(conditions: ConsignmentConditions): string[] {
  const { gallery, venue, venueSharePercent, endsOn, furtherTerms } = conditions;
  return [
    `The prints remain the property of ${gallery} until they are paid for in full.`,
    `${venue} sells at the retail prices above. A lower price needs the written consent of ${gallery}.`,
    `${venue} keeps ${venueSharePercent}% of the retail price, before sales tax, and pays the rest within ${PAYMENT_DAYS} days of each sale.`,
    `${venue} tells ${gallery} the number of each print on the day of its sale. ${gallery} then issues the certificate of authenticity to the buyer.`,
    `${venue} insures the prints at their retail prices from receipt until return, and does not lend or move them elsewhere.`,
    `Prints that are not sold come back by ${formatLongDay(endsOn)} in the condition in which they were received.`,
    ...furtherTerms.split('\n').map((line) => line.trim()),
  ].filter(Boolean);
}

const MIDDLE = LEFT + 330 * PX;
/** Side of the square that a picture fits in. */
const PICTURE = 84 * PX;
const TEXT_LEFT = LEFT + PICTURE + 22 * PX;
/** 10 points, the minimum size for everything that is signed. */
const TEXT_PX = 10 / PX;
const SIGNATURE_HEIGHT = 190 * PX;

/** Lists prints that a venue takes to sell, with the terms and room for both signatures, on as many pages as needed. */
export function renderConsignmentSheet(sheet: ConsignmentSheet): Promise<Buffer> {
  const { gallery, to, date, paper, prints, totals, terms } = sheet;
  const about = { title: `Consignment sheet: ${to[0] ?? ''}`, author: gallery, date, paper };
  return renderPdfPage(about, (page, tags) => {
    const layout = new PaperLayout(page, tags, paper);
    layout.head(gallery, 'Consignment sheet');
    drawParties(layout, sheet);
    layout.rule(INK);
    layout.down(22 * PX);
    for (const print of prints) drawPrint(layout, print);
    for (const [label, amount] of totals) {
      layout.need(STEP * 1.5);
      layout.down(STEP);
      layout.row(label, amount, { left: MIDDLE, px: TEXT_PX, color: INK });
    }
    layout.down(44 * PX);
    layout.need(60 * PX);
    tags.part('H2', () => layout.left('Terms', { face: 'serif', size: 18 * PX, color: INK }));
    layout.down(26 * PX);
    terms.forEach((term, index) => {
      layout.paragraph(`${index + 1}. ${term}`, sans(INK_2, TEXT_PX));
      layout.down(4 * PX);
    });
    drawSignatures(layout, sheet.parties);
  });
}

function drawParties(layout: PaperLayout, { from, to, facts }: ConsignmentSheet): void {
  const top = layout.y;
  let foot = top;
  [
    { label: 'From', lines: from, left: LEFT },
    { label: 'To', lines: to, left: MIDDLE },
  ].forEach(({ label, lines, left }) => {
    layout.y = top;
    layout.tags.part('P', () => {
      layout.left(label, sans(INK_3, TEXT_PX), left);
      for (const line of lines.flatMap((each) =>
        wrapText(layout.page, each, sans(INK, 14), layout.right - MIDDLE),
      )) {
        layout.down(STEP);
        layout.left(line, sans(INK, 14), left);
      }
    });
    foot = Math.max(foot, layout.y);
  });
  layout.y = foot + 30 * PX;
  for (const [label, value] of facts) {
    layout.row(label, value, { px: TEXT_PX });
    layout.down(STEP);
  }
  layout.down(8 * PX);
}

function drawPrint(layout: PaperLayout, { title, lines, amounts, picture }: ConsignedPrint): void {
  const heading = { face: 'italic', size: 17 * PX, color: INK } as const;
  const details = lines.flatMap((line) =>
    wrapText(layout.page, line, sans(INK_2, TEXT_PX), MIDDLE + 110 * PX - TEXT_LEFT),
  );
  const height = Math.max(PICTURE, (details.length + 1) * STEP) + 28 * PX;
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
  layout.down(13 * PX);
  const first = layout.y;
  layout.tags.part('H2', () => layout.left(title, heading, TEXT_LEFT));
  layout.down(3 * PX);
  layout.tags.part('P', () => {
    for (const line of details) {
      layout.down(STEP);
      layout.left(line, sans(INK_2, TEXT_PX), TEXT_LEFT);
    }
  });
  layout.y = first;
  for (const [label, amount] of amounts) {
    layout.tags.part('P', () => layout.alignRight(`${label} ${amount}`, sans(INK, TEXT_PX)));
    layout.down(STEP);
  }
  layout.y = top + height - 14 * PX;
  layout.rule();
  layout.down(14 * PX);
}

/** A line for each name, and one for its date beneath it. */
function drawSignatures(layout: PaperLayout, parties: ConsignmentSheet['parties']): void {
  layout.need(SIGNATURE_HEIGHT);
  layout.down(30 * PX);
  const top = layout.y;
  parties.forEach((party, index) => {
    const left = index === 0 ? LEFT : MIDDLE;
    const right = index === 0 ? MIDDLE - 40 * PX : layout.right;
    layout.y = top;
    layout.tags.part('P', () => layout.left(`For ${party}`, sans(INK, TEXT_PX), left));
    for (const label of ['Name and signature', 'Date']) {
      layout.down((label === 'Date' ? 38 : 56) * PX);
      layout.tags.decoration(() =>
        layout.page.moveTo(left, layout.y).lineTo(right, layout.y).lineWidth(PX).stroke(INK_3),
      );
      layout.down(16 * PX);
      layout.tags.part('P', () => layout.left(label, sans(INK_3, 12), left));
    }
  });
}
